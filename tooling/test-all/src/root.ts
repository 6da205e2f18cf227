import { resolve } from 'node:path';

/** The top folder of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../../..');
