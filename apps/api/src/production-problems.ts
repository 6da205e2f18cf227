import { isIP } from 'node:net';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The keys that the sandbox accepts, for an environment without provider keys. Production refuses the
 * sandbox.
 */
export const SANDBOX_KEYS = {
  PAYSTACK_SECRET_KEY: 'sk_test_sandbox',
  AT_USERNAME: 'sandbox',
  AT_API_KEY: 'sandbox-key',
  AT_SHORTCODE: '20880',
  SMILE_PARTNER_ID: '1234',
  SMILE_API_KEY: 'sandbox-smile-key',
  SUPPORT_WHATSAPP: '+254700000000',
} as const;

/** The keys that no real account has. A short code, a partner number and a phone may be the same by chance. */
const NEVER_REAL = ['PAYSTACK_SECRET_KEY', 'AT_USERNAME', 'AT_API_KEY', 'SMILE_API_KEY'] as const;

/** A random key has fewer different digits once in 10^19 keys. */
const DIFFERENT_DIGITS = 8;
/**
 * The widest range of proxies, in bits of its prefix: the widest private range of IPv4, and for IPv6 far more
 * than any network owns. The private ranges of IPv6 have the names `uniquelocal` and `linklocal`.
 */
const LEAST_BITS = { 4: 8, 6: 16 } as const;

/**
 * What an installation with real people may not be configured with (quality A19).
 * @returns one line for each problem, with the name of the variable. No line holds a value.
 */
export function productionProblems(env: Variables): readonly string[] {
  return [
    ...keys(env),
    ...ownKeys(env),
    ...addresses(env),
    ...proxies(env['TRUSTED_PROXIES']),
    ...operator(env),
    ...(env['MIGRATION_DATABASE_URL'] === undefined
      ? []
      : ['MIGRATION_DATABASE_URL: is for the migration alone; this process must not know it.']),
    ...(env['SEED'] === 'demo' ? ['SEED: production never holds invented workers.'] : []),
    ...['SANDBOX', 'SANDBOX_ORIGIN']
      .filter((name) => env[name] !== undefined)
      .map((name) => `${name}: production never runs on the sandbox; set the provider keys instead.`),
  ];
}

function keys(env: Variables): string[] {
  const ofTheSandbox = NEVER_REAL.filter((name) => env[name] === SANDBOX_KEYS[name]);
  const lines = ofTheSandbox.map((name) => `${name}: is a key of the sandbox.`);
  const paystack = env['PAYSTACK_SECRET_KEY'];
  if (paystack?.startsWith('sk_test_') && paystack !== SANDBOX_KEYS.PAYSTACK_SECRET_KEY)
    lines.push('PAYSTACK_SECRET_KEY: is a test key, with which nobody pays.');
  return lines;
}

/** The keys that the operator makes, and no provider. */
function ownKeys(env: Variables): string[] {
  const lines = ['DATA_KEY', 'AUDIT_KEY'].flatMap((name) => weakKey(name, env[name]));
  if (env['AUDIT_KEY'] !== undefined && env['AUDIT_KEY'].toLowerCase() === env['DATA_KEY']?.toLowerCase())
    lines.push('AUDIT_KEY: is the same as DATA_KEY; each needs a key of its own.');
  return lines;
}

function weakKey(name: string, key: string | undefined): string[] {
  if (key === undefined) return [];
  const digits = key.toLowerCase();
  if (new Set(digits).size < DIFFERENT_DIGITS)
    return [
      `${name}: has fewer than ${DIFFERENT_DIGITS} different digits; make one with: openssl rand -hex 32`,
    ];
  // A repeated text is equal to itself when it is turned by the length of one repetition.
  const isRepeated = (digits + digits).indexOf(digits, 1) < digits.length;
  return isRepeated ? [`${name}: repeats itself; make one with: openssl rand -hex 32`] : [];
}

const isHttps = (address: string): boolean => /^https:/i.test(address);

function addresses(env: Variables): string[] {
  const lines: string[] = [];
  if (!isHttps(env['PUBLIC_ORIGIN'] ?? '')) lines.push('PUBLIC_ORIGIN: must be set to an https:// address.');
  for (const name of ['PAYSTACK_BASE_URL', 'AT_BASE_URL', 'SMILE_BASE_URL'])
    if (!isHttps(env[name] ?? 'https:'))
      lines.push(`${name}: must be an https:// address: our key is sent there.`);
  if (/^http:/i.test(env['STORAGE_URL'] ?? ''))
    lines.push('STORAGE_URL: must be an https:// address: personal files are sent there.');
  return lines;
}

function proxies(list: string | undefined): string[] {
  const tooWide = (list ?? '').split(',').some((text) => {
    const [address = '', bits] = text.trim().split('/', 2);
    const version = isIP(address);
    if (bits === undefined || (version !== 4 && version !== 6)) return false;
    return Number(bits) < LEAST_BITS[version];
  });
  return tooWide
    ? [
        `TRUSTED_PROXIES: has a range that anybody may be in; the widest are /${LEAST_BITS[4]} (IPv4) and /${LEAST_BITS[6]} (IPv6).`,
      ]
    : [];
}

function operator(env: Variables): string[] {
  return [
    ...((env['OPERATOR'] ?? '').trim() === ''
      ? ['OPERATOR: is required: the privacy notice says who holds the data.']
      : []),
    ...(env['CONTACT_EMAIL'] === undefined
      ? ['CONTACT_EMAIL: is required: the privacy notice says how to reach the operator.']
      : []),
  ];
}
