import { join } from 'node:path';

/**
 * The folder for the compiled modules of the programs that tests start, as a variable of their environment. Compiling is
 * half of the work of a short program.
 */
export const COMPILED = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node-compile'),
} as const;
