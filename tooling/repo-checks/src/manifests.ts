import { dirname } from 'node:path';
import { files, read } from './repo.ts';

export type Manifest = {
  name: string;
  /** From the top; empty for the root. */
  folder: string;
  dependencies: ReadonlyMap<string, string>;
  /** Development and peer dependencies. */
  otherDependencies: ReadonlyMap<string, string>;
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export function readFields(path: string): Fields {
  const value: unknown = JSON.parse(read(path));
  if (!isFields(value)) throw new Error(`${path} is no object`);
  return value;
}

const entries = (value: unknown): [string, string][] =>
  isFields(value) ? Object.entries(value).map(([name, version]) => [name, String(version)]) : [];

export const manifests: readonly Manifest[] = files
  .filter((path) => /^((apps|packages|tooling)\/[^/]+\/)?package\.json$/.test(path))
  .map((path) => {
    const fields = readFields(path);
    const folder = dirname(path);
    return {
      name: String(fields['name']),
      folder: folder === '.' ? '' : folder,
      dependencies: new Map(entries(fields['dependencies'])),
      otherDependencies: new Map([
        ...entries(fields['devDependencies']),
        ...entries(fields['peerDependencies']),
        ...entries(fields['optionalDependencies']),
      ]),
    };
  });

export const isOurs = (name: string) => name.startsWith('@repo/');
