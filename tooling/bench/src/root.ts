import { resolve } from 'node:path';

/** The top folder of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../../..');

export const say = (text: string) => void process.stdout.write(`${text}\n`);
