/**
 * `npm run audit:verify`: checks the audit log of this installation, running or not. With a `DATABASE_URL` it checks that
 * database. Exit code 0 when the log is whole, otherwise 1.
 */
import { startChild } from './child.ts';
import { hasDatabase, runningDatabase, startDatabase } from './database.ts';
import { readPlaces, usesSandbox } from './environment.ts';
import { ROOT, VERIFY_AUDIT_LOG } from './root.ts';
import { localSecrets } from './secrets.ts';

const { env } = process;

async function verify(): Promise<number> {
  const { dataDir } = readPlaces(env, ROOT);
  const given = env['DATABASE_URL'] || runningDatabase(dataDir);
  if (!given && !hasDatabase(dataDir))
    throw new Error('DATA_DIR: holds no database, and there is no DATABASE_URL.');
  const secrets = usesSandbox(env) ? localSecrets(dataDir) : undefined;
  const started = given ? undefined : await startDatabase(dataDir, () => undefined);
  try {
    const child = startChild({
      name: 'audit:verify',
      entry: VERIFY_AUDIT_LOG,
      cwd: ROOT,
      env: {
        ...env,
        DATA_DIR: dataDir,
        DATABASE_URL: given ?? started?.url,
        AUDIT_KEY: env['AUDIT_KEY'] || secrets?.AUDIT_KEY,
      },
      onLine: (line) => void process.stdout.write(`${line}\n`),
    });
    return (await child.exited).code ?? 1;
  } finally {
    await started?.stop();
  }
}

try {
  process.exitCode = await verify();
} catch (error) {
  process.stderr.write(
    `audit log: could not be checked. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
