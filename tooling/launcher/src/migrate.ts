import { startChild } from './child.ts';
import { ROOT } from './root.ts';

/**
 * Migrates the database to the newest schema.
 * @throws Error with the program's output when the migration fails.
 */
export async function migrate(program: string, databaseUrl: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = startChild({
    name: 'migrations',
    entry: program,
    cwd: ROOT,
    env: { ...env, DATABASE_URL: databaseUrl },
    onLine: () => undefined,
  });
  const exit = await child.exited;
  if (exit.code !== 0)
    throw new Error(`The database could not be migrated:\n${child.lastLines().join('\n')}`);
}
