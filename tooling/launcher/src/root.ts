import { join, resolve } from 'node:path';

/** The top folder of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** The programs of an installation. */
export type Programs = { api: string; migrations: string; sandbox: string };

export const PROGRAMS: Programs = {
  api: join(ROOT, 'apps/api/src/main.ts'),
  migrations: join(ROOT, 'apps/api/src/migrate.ts'),
  sandbox: join(ROOT, 'apps/sandbox/src/main.ts'),
};

/** The program of `npm run audit:verify`. */
export const VERIFY_AUDIT_LOG = join(ROOT, 'apps/api/src/verify-audit-log.ts');

/** Storybook's own program. It builds in its own process. */
export const STORYBOOK = { entry: join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'), root: ROOT };

/** The folder of Node's compile cache. The next start reads it and does not strip and compile every file again. */
export const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/node-compile');
