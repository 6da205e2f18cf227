/**
 * Writes the hashes of the versions in `toolchain-pins.json`, as the npm registry states them, and adds the packages of this
 * platform. Run it after a change of a version. The review of the changed file is the check of the new packages.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { packagesHere } from './toolchain.mjs';

const PINS = new URL('toolchain-pins.json', import.meta.url);
const pins = JSON.parse(readFileSync(PINS, 'utf8'));

const hashOf = (name) => {
  const version = name.startsWith('node-') ? pins.node : pins.pnpm;
  const shell = process.platform === 'win32';
  const args = ['view', `${name}@${version}`, 'dist.integrity'];
  const told = execFileSync('npm', args, { encoding: 'utf8', shell }).trim();
  const [, hash] = /^sha512-([\w+/=]+)$/.exec(told) ?? [];
  if (!hash) throw new Error(`npm states no SHA-512 of ${name}@${version}: ${told}`);
  return hash;
};

const names = new Set([...Object.keys(pins.sha512), ...packagesHere(pins).map(({ name }) => name)]);
pins.sha512 = Object.fromEntries([...names].map((name) => [name, hashOf(name)]));
writeFileSync(PINS, `${JSON.stringify(pins, undefined, 2)}\n`);
