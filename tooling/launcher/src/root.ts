import { join, resolve } from 'node:path';

/** The checkout's top folder. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** The programs that make up an installation. */
export type Programs = { api: string; migrations: string; sandbox: string };

export const PROGRAMS: Programs = {
  api: join(ROOT, 'apps/api/src/main.ts'),
  migrations: join(ROOT, 'apps/api/src/migrate.ts'),
  sandbox: join(ROOT, 'apps/sandbox/src/main.ts'),
};

/** Storybook's own program, which builds in the process that it is started as. */
export const STORYBOOK = { entry: join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'), root: ROOT };

/** Where Node keeps what it has compiled: the next start reads it instead of stripping and compiling every file again. */
export const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/node-compile');
