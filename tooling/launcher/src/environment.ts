import { createHmac } from 'node:crypto';
import { isAbsolute, join } from 'node:path';
import type { Secrets } from './secrets.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The short code that the sandbox's phones reply to, and the user name of Africa's Talking for its sandbox. */
const SANDBOX_SHORTCODE = '20880';
const SANDBOX_USERNAME = 'sandbox';
/** Our partner id at the sandbox's identity provider. */
const SANDBOX_PARTNER_ID = '1234';
/** The first administrators of a sandboxed installation. Two, because much takes two persons (decisions 14). */
const SANDBOX_OPS_PHONES = '+254700000001,+254700000002,+254700000003';
const PROVIDER_KEYS = [
  'PAYSTACK_SECRET_KEY',
  'AT_API_KEY',
  'AT_USERNAME',
  'SMILE_PARTNER_ID',
  'SMILE_API_KEY',
] as const;

/**
 * Two habits of the GNU C library keep freed memory in an idle API. It makes an arena for nearly every thread, which holds 4
 * to 8 MB. And after each large block that was freed it takes larger blocks from its heap, where one small block above them
 * keeps them: 5 MB after the start. A threshold that is set stays as it is, here at the library's first value.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/** The addresses, ports and folders of one installation. */
export type Places = {
  host: string;
  port: number;
  sandboxPort: number;
  publicOrigin: string;
  sandboxOrigin: string;
  /** Absolute. */
  dataDir: string;
};

function readPort(env: Variables, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`${name}: "${text}" is not a port number (1 to 65535).`);
  return port;
}

/** @throws Error naming the variable with an invalid value. */
export function readPlaces(env: Variables, root: string): Places {
  const port = readPort(env, 'PORT', 8080);
  const sandboxPort = readPort(env, 'SANDBOX_PORT', 8081);
  if (port === sandboxPort) throw new Error(`SANDBOX_PORT: ${sandboxPort} is the same as PORT.`);
  const dataDir = env['DATA_DIR'] || '.data';
  return {
    host: env['HOST'] || '0.0.0.0',
    port,
    sandboxPort,
    publicOrigin: (env['PUBLIC_ORIGIN'] || `http://localhost:${port}`).replace(/\/+$/, ''),
    sandboxOrigin: (env['SANDBOX_ORIGIN'] || `http://localhost:${sandboxPort}`).replace(/\/+$/, ''),
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
  };
}

/**
 * Whether the sandbox replaces the providers: when `SANDBOX=1` asks for it, or when neither a database nor a provider key
 * is configured. A forgotten key never starts it: with a `DATABASE_URL` the API then refuses to start. Production never
 * gets it.
 * @throws Error naming the variable that contradicts the others.
 */
export function usesSandbox(env: Variables): boolean {
  const isSet = (name: string) => env[name] !== undefined && env[name] !== '';
  // The API tells every fault of production at once, also a sandbox.
  if (env['NODE_ENV'] === 'production') return false;
  if (isSet('SANDBOX') && env['SANDBOX'] !== '1')
    throw new Error('SANDBOX: must be 1, or unset for the providers.');
  const key = PROVIDER_KEYS.find(isSet);
  if (isSet('SANDBOX') && key !== undefined)
    throw new Error(`SANDBOX: ${key} is set too. Unset one of them: the sandbox has its own keys.`);
  const used = isSet('SANDBOX') || (!isSet('DATABASE_URL') && key === undefined);
  if (!used && isSet('SANDBOX_ORIGIN'))
    throw new Error('SANDBOX_ORIGIN: the sandbox is not used here. SANDBOX=1 starts it.');
  return used;
}

/** The path of Africa's Talking callbacks. They carry no signature, so the path itself is the secret. */
export function messageCallbackPath(dataKey: string): string {
  const secret = createHmac('sha256', Buffer.from(dataKey, 'hex'))
    .update('africastalking-callback')
    .digest('hex')
    .slice(0, 32);
  return `/api/callbacks/africastalking/${secret}`;
}

/** The values that both ends of the sandboxed providers share. */
const sharedKeys = (secrets: Secrets) => ({
  PAYSTACK_SECRET_KEY: secrets.PAYSTACK_SECRET_KEY,
  AT_USERNAME: SANDBOX_USERNAME,
  AT_API_KEY: secrets.AT_API_KEY,
  AT_SHORTCODE: SANDBOX_SHORTCODE,
  SMILE_PARTNER_ID: SANDBOX_PARTNER_ID,
  SMILE_API_KEY: secrets.SMILE_API_KEY,
  SANDBOX_CLOCK_SECRET: secrets.SANDBOX_CLOCK_SECRET,
});

/** The API's variables, added to the caller's environment. Without secrets it uses no sandbox. */
export function apiEnvironment(
  given: Variables,
  places: Places,
  databaseUrl: string,
  secrets?: Secrets,
): NodeJS.ProcessEnv {
  const own = {
    ...MALLOC,
    ...given,
    HOST: places.host,
    PORT: String(places.port),
    PUBLIC_ORIGIN: places.publicOrigin,
    DATA_DIR: places.dataDir,
    DATABASE_URL: databaseUrl,
    // The API must not know the owner of the tables.
    MIGRATION_DATABASE_URL: undefined,
  };
  if (!secrets) return own;
  const provider = `http://127.0.0.1:${places.sandboxPort}`;
  return {
    ...own,
    ...sharedKeys(secrets),
    DATA_KEY: given['DATA_KEY'] || secrets.DATA_KEY,
    AUDIT_KEY: given['AUDIT_KEY'] || secrets.AUDIT_KEY,
    OPS_PHONES: given['OPS_PHONES'] || SANDBOX_OPS_PHONES,
    SANDBOX_ORIGIN: places.sandboxOrigin,
    PAYSTACK_BASE_URL: `${provider}/paystack`,
    AT_BASE_URL: `${provider}/africastalking`,
    SMILE_BASE_URL: `${provider}/smileid`,
  };
}

/** The sandbox's variables, added to the caller's environment. */
export function sandboxEnvironment(given: Variables, places: Places, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    ...given,
    MIGRATION_DATABASE_URL: undefined,
    ...sharedKeys(secrets),
    SANDBOX_PORT: String(places.sandboxPort),
    SANDBOX_ORIGIN: places.sandboxOrigin,
    API_ORIGIN: `http://127.0.0.1:${places.port}`,
    AT_CALLBACK_PATH: messageCallbackPath(given['DATA_KEY'] || secrets.DATA_KEY),
    DATA_DIR: places.dataDir,
  };
}
