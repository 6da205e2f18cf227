import { createHmac } from 'node:crypto';
import pg from 'pg';

/** Runs one statement on a separate connection. */
export async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

/**
 * Makes a database and returns its address. A copy of `template` takes some 20 ms in memory and ten times that on a disk,
 * and needs a template without connections. `FILE_COPY` copies the files as they are: a copy page by page, through the
 * log, costs twice as much.
 */
export async function createDatabase(
  url: string,
  name: string,
  options: { template?: string } = {},
): Promise<string> {
  const copy = options.template
    ? ` TEMPLATE ${pg.escapeIdentifier(options.template)} STRATEGY FILE_COPY`
    : '';
  await once(url, `CREATE DATABASE ${pg.escapeIdentifier(name)}${copy}`);
  return withDatabase(url, name);
}

/** Removes a database and cuts its connections. A missing database is no error. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await once(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

/** Makes a role that may only sign in. An existing role keeps its rights. */
export async function ensureRole(url: string, role: string): Promise<void> {
  const signIn = `LOGIN PASSWORD ${pg.escapeLiteral(passwordOf(url, role))}`;
  try {
    await once(url, `CREATE ROLE ${pg.escapeIdentifier(role)} ${signIn}`);
  } catch (error) {
    // Duplicate role: it exists since an earlier start.
    if (!(error instanceof Error && 'code' in error && error.code === '42710')) throw error;
    await once(url, `ALTER ROLE ${pg.escapeIdentifier(role)} ${signIn}`);
  }
}

/** The address of the same database for such a role. */
export function withRole(url: string, role: string): string {
  const address = new URL(url);
  address.username = role;
  address.password = passwordOf(url, role);
  return address.href;
}

/** Follows from the superuser's password, so that no second password has to be kept. It does not reveal that one. */
const passwordOf = (url: string, role: string): string =>
  createHmac('sha256', new URL(url).password).update(role).digest('hex');
