import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';

const PASSWORD_FILE = 'superuser-password';
const SUPERUSER = 'postgres';

/**
 * The data folder argument of the programs. As root they run as another user, who may lack access to the folders above
 * the data folder. On Linux the working folder, entered before the change of user, stays reachable.
 */
export const folderArgument = (dataDir: string, binaries: Binaries) =>
  binaries.owner && process.platform === 'linux' ? '/proc/self/cwd' : dataDir;

/** PostgreSQL's programs need few variables of our environment, and must not see our secrets. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];
  return Object.fromEntries(kept.map((name) => [name, process.env[name]]));
}

/** The superuser's address of a database in an existing data folder. */
export function addressOf(dataDir: string, port: number, database: string): string {
  const password = readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

function runInitdb(folder: string, password: string, binaries: Binaries, isDurable: boolean) {
  const secrets = mkdtempSync(join(tmpdir(), 'initdb-'));
  const passwordFile = join(secrets, 'password');
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (binaries.owner)
      for (const path of [folder, secrets, passwordFile])
        chownSync(path, binaries.owner.uid, binaries.owner.gid);
    const done = spawnSync(
      binaries.initdb,
      [
        `--pgdata=${folderArgument(folder, binaries)}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        // A test opens thousands of connections. The exchange of SCRAM would cost each of them more than its password is worth.
        `--auth=${isDurable ? 'scram-sha-256' : 'password'}`,
        '--encoding=UTF8',
        // PostgreSQL's own C.UTF-8 is the same everywhere. The system's locales differ or are missing.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        // A random password cannot be guessed, even with fast attempts. More rounds would only slow each connection of a
        // test.
        ...(isDurable ? [] : ['--no-sync', '--no-data-checksums', '--set=scram_iterations=1']),
      ],
      { cwd: folder, env: programEnvironment(), ...binaries.owner, windowsHide: true },
    );
    if (done.status !== 0) throw new Error(`initdb failed: ${done.error?.message ?? String(done.stderr)}`);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}

/**
 * Makes the data folder if it is missing. A rename puts the finished folder in place, so that a kill during the work leaves
 * nothing that resembles a database.
 */
export function ensureCluster(dataDir: string, binaries: Binaries, isDurable: boolean): void {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(
      `${dataDir} is neither empty nor a PostgreSQL data folder: move it away or choose another.`,
    );
  mkdirSync(dirname(dataDir), { recursive: true });
  const aside = mkdtempSync(`${dataDir}.new-`);
  try {
    const password = randomBytes(24).toString('base64url');
    runInitdb(aside, password, binaries, isDurable);
    writeFileSync(join(aside, PASSWORD_FILE), password, { mode: 0o600 });
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(aside, dataDir);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
