import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAMES = [
  'DATA_KEY',
  'AUDIT_KEY',
  'SANDBOX_CLOCK_SECRET',
  'PAYSTACK_SECRET_KEY',
  'AT_API_KEY',
  'SMILE_API_KEY',
] as const;

/** The environment variables with random values that a sandboxed installation needs. */
export type Secrets = Record<(typeof NAMES)[number], string>;

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

export const newSecrets = (): Secrets => ({
  DATA_KEY: hex(32),
  AUDIT_KEY: hex(32),
  SANDBOX_CLOCK_SECRET: hex(16),
  PAYSTACK_SECRET_KEY: `sk_test_${hex(20)}`,
  AT_API_KEY: `atsk_${hex(32)}`,
  SMILE_API_KEY: hex(32),
});

/** A file from before one of these keys existed gets it. Any other missing key means a damaged file. */
function parse(text: string): Secrets | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const found = new Map(Object.entries(value));
    const read = (name: string): string => {
      const secret: unknown = found.get(name);
      if (typeof secret !== 'string' || secret === '') throw new Error(name);
      return secret;
    };
    return {
      DATA_KEY: read('DATA_KEY'),
      SANDBOX_CLOCK_SECRET: read('SANDBOX_CLOCK_SECRET'),
      PAYSTACK_SECRET_KEY: read('PAYSTACK_SECRET_KEY'),
      AT_API_KEY: read('AT_API_KEY'),
      AUDIT_KEY: found.has('AUDIT_KEY') ? read('AUDIT_KEY') : hex(32),
      SMILE_API_KEY: found.has('SMILE_API_KEY') ? read('SMILE_API_KEY') : hex(32),
    };
  } catch {
    return undefined;
  }
}

/**
 * The secrets of this data folder, made at the first start.
 * @throws Error when the file exists but is incomplete: new secrets would make the encrypted data unreadable for ever.
 */
export function localSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) {
    const text = readFileSync(path, 'utf8');
    const secrets = parse(text);
    if (!secrets)
      throw new Error(`${path} cannot be read: bring it back from a copy, or remove the whole data folder.`);
    if (NAMES.some((name) => !text.includes(`"${name}"`))) write(path, secrets);
    return secrets;
  }
  const secrets = newSecrets();
  mkdirSync(dirname(path), { recursive: true });
  write(path, secrets);
  return secrets;
}

function write(path: string, secrets: Secrets): void {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(aside, path);
}
