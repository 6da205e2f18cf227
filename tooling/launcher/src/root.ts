import { join, resolve } from 'node:path';

/** The checkout's top folder. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** The programs that make up an installation. */
export type Programs = { api: string; migrations: string; sandbox: string };

export const PROGRAMS: Programs = {
  api: join(ROOT, 'apps/api/src/main.ts'),
  migrations: join(ROOT, 'apps/api/src/db/migrate.ts'),
  sandbox: join(ROOT, 'apps/sandbox/src/main.ts'),
};
