import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localSecrets } from './secrets.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('are made once, for this user alone, and stay', () => {
  const first = localSecrets(join(dataDir, 'new'));
  expect(first.DATA_KEY).toMatch(/^[0-9a-f]{64}$/);
  expect(localSecrets(join(dataDir, 'new'))).toEqual(first);
  expect(statSync(join(dataDir, 'new/secrets.json')).mode & 0o777).toBe(0o600);
  expect(localSecrets(join(dataDir, 'other')).DATA_KEY).not.toBe(first.DATA_KEY);
});

test.each(['', '{', '[]', 'null', '{"DATA_KEY":"ab"}', '{"DATA_KEY":1}'])(
  'are never replaced when the file holds %j',
  (text) => {
    writeFileSync(join(dataDir, 'secrets.json'), text);
    expect(() => localSecrets(dataDir)).toThrow('bring it back from a copy');
  },
);

test.each(['SMILE_API_KEY', 'AUDIT_KEY'] as const)(
  'from before there was a %s gain it, once, and keep the others',
  (name) => {
    const file = join(dataDir, 'secrets.json');
    const { [name]: before, ...older } = localSecrets(dataDir);
    writeFileSync(file, JSON.stringify(older));
    const grown = localSecrets(dataDir);
    expect(grown).toMatchObject(older);
    expect(grown[name]).toMatch(/^[0-9a-f]{64}$/);
    expect(grown[name]).not.toBe(before);
    expect(localSecrets(dataDir)).toEqual(grown);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(grown[name]);
  },
);
