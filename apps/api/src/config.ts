import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { normalisePhone, type KenyanPhone } from '@repo/domain/phone';
import { QUIET_HOURS, readQuietHours, type QuietHours } from '@repo/domain/quiet-hours';
import { defaultQuirks, readQuirks, type Quirks } from '@repo/domain/quirks';
import { productionProblems, SANDBOX_KEYS } from './production-problems.ts';
import { readStorageUrl, type StoragePlace } from './storage-url.ts';

const port = z.coerce.number().int().min(0).max(65535);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const claim = z.coerce.number().int().positive();
const phone = z.string().transform((value, issue) => {
  const read = normalisePhone(value);
  if (read === null) issue.addIssue({ code: 'custom', message: 'is no Kenyan mobile number' });
  return read;
});
const phones = z.string().transform((value, issue) => {
  const list = value.split(',').flatMap((text) => (text.trim() === '' ? [] : [text.trim()]));
  return list.flatMap((text): KenyanPhone[] => {
    const phone = normalisePhone(text);
    if (phone === null)
      issue.addIssue({ code: 'custom', message: 'holds something that is no Kenyan mobile number' });
    return phone === null ? [] : [phone];
  });
});

/**
 * The proxies that may state the caller's address: addresses, ranges (`10.0.0.0/8`), or one of the names
 * below.
 */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const proxies = z.string().transform((value, issue) =>
  value.split(',').flatMap((text) => {
    const [address = '', bits] = text.trim().split('/', 2);
    const widest = isIP(address) === 6 ? 128 : 32;
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
    if (NAMED_RANGES.has(text.trim()) || (isIP(address) > 0 && isRange)) return [text.trim()];
    issue.addIssue({ code: 'custom', message: `"${text.trim()}" is no address and no range of addresses` });
    return [];
  }),
);

/**
 * A text that one of our functions reads. The function's error message goes to the administrator who wrote
 * the text.
 */
const readBy = <T>(read: (text: string) => T) =>
  z.string().transform((value, issue) => {
    try {
      return read(value);
    } catch (error) {
      issue.addIssue({
        code: 'custom',
        message: error instanceof RangeError ? error.message : String(error),
      });
      return z.NEVER;
    }
  });

/** The providers' keys. The sandbox has its own. */
const key = z.string('is required; outside production, SANDBOX=1 starts the sandbox instead');

/** Smile ID shows the number with leading zeros, and expects it without them. */
const partnerId = key
  .regex(/^\d{1,10}$/, 'must be a number')
  .transform((digits) => digits.replace(/^0+(?=\d)/, ''));

/** A key that the operator makes. */
const ownKey = z.string('is required').regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)');
const oldKeys = z.string().transform((value, issue) =>
  value.split(',').flatMap((text): Buffer[] => {
    if (ownKey.safeParse(text.trim()).success) return [Buffer.from(text.trim(), 'hex')];
    issue.addIssue({ code: 'custom', message: 'must be keys of 64 hexadecimal digits, with commas between' });
    return [];
  }),
);

/** The variables of the audit log, which `verify-audit-log.ts` reads too. */
export const auditVariables = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    hostname: /.*/,
    error: 'must be a postgres:// address',
  }),
  DATA_DIR: z.string().default('.data'),
  STORAGE_URL: readBy(readStorageUrl).optional(),
  AUDIT_KEY: ownKey,
  AUDIT_OLD_KEYS: oldKeys.default([]),
});

const schema = z.object({
  ...auditVariables.shape,
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(8080),
  HOST: z.string().default('0.0.0.0'),
  TRUSTED_PROXIES: proxies.default(['loopback']),
  PUBLIC_ORIGIN: origin.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  DATA_KEY: ownKey,
  OPS_PHONES: phones.default([]),
  SUPPORT_WHATSAPP: phone.optional(),
  OPERATOR: z.string().trim().max(300).optional(),
  CONTACT_EMAIL: z.email().max(254).optional(),
  CLAIMED_FAMILIES: claim.optional(),
  CLAIMED_REVIEWS: claim.optional(),
  QUIRKS: readBy(readQuirks).default(defaultQuirks),
  QUIET_HOURS: readBy(readQuietHours).optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  SITES_DIR: z.string().optional(),
  SANDBOX_ORIGIN: origin.optional(),
  SANDBOX_CLOCK_SECRET: z.string().min(16).optional(),
  PAYSTACK_BASE_URL: origin.default('https://api.paystack.co'),
  PAYSTACK_SECRET_KEY: key,
  AT_BASE_URL: origin.default('https://api.africastalking.com'),
  AT_USERNAME: key,
  AT_API_KEY: key,
  AT_SHORTCODE: key,
  SMS_BALANCE_ALARM: z.coerce.number().min(0).default(1000),
  SMILE_BASE_URL: origin.default('https://api.smileidentity.com'),
  SMILE_PARTNER_ID: partnerId,
  SMILE_API_KEY: key,
});

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** The proxies that may state the caller's address. The statement of any other sender is ignored. */
  readonly trustedProxies: readonly string[];
  /** The origin of the landing site. The other sites are its subdomains. */
  readonly publicOrigin: string;
  readonly dataDir: string;
  /** The place of photos and documents. The default is a folder in the data directory. */
  readonly storage: StoragePlace;
  readonly databaseUrl: string;
  readonly databasePool: number;
  readonly dataKey: Buffer;
  /** The key of the hashes in the audit log, and the keys that it replaced. */
  readonly auditKey: Buffer;
  readonly oldAuditKeys: readonly Buffer[];
  readonly opsPhones: readonly KenyanPhone[];
  /** The WhatsApp number for help to workers. Null when no person answers there. */
  readonly supportWhatsapp: KenyanPhone | null;
  /**
   * The name and address of the operator of this installation, as the privacy notice requires. Null until
   * they are configured.
   */
  readonly operator: string | null;
  /** The operator's address for email. Null when there is none. */
  readonly contactEmail: string | null;
  /** The numbers of families and reviews that the public site claims. Null when it claims none. */
  readonly claims: { readonly families: number | null; readonly reviews: number | null };
  /** The chosen behaviour for each preserved inconsistency. */
  readonly quirks: Quirks;
  /** The hours of the night in which strangers cause no SMS. Null when they cause them at any hour. */
  readonly quietHours: QuietHours | null;
  readonly seed: 'demo' | 'none';
  /** The folder with one built site per name. Undefined for the builds inside the repository. */
  readonly sitesDir: string | undefined;
  /** Present when the sandbox replaces the providers. `origin` is the origin of its pages. */
  readonly sandbox: { readonly origin: string; readonly clockSecret: string } | undefined;
  readonly paystack: { readonly baseUrl: string; readonly secretKey: string };
  readonly africasTalking: {
    readonly baseUrl: string;
    readonly username: string;
    readonly apiKey: string;
    readonly shortCode: string;
  };
  /** Below this balance at the message provider, in the currency of the account, a person is called. */
  readonly smsBalanceAlarm: number;
  readonly smile: { readonly baseUrl: string; readonly partnerId: string; readonly apiKey: string };
}

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 * @throws Error with a line for every missing, malformed or, in production, dangerous variable, with its name
 * and the reason.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const production = set['NODE_ENV'] === 'production';
  const usesSandbox = set['SANDBOX_ORIGIN'] !== undefined && !production;
  const parsed = schema.safeParse({ ...(usesSandbox ? SANDBOX_KEYS : {}), ...set });
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...(usesSandbox && set['SANDBOX_CLOCK_SECRET'] === undefined
      ? ['SANDBOX_CLOCK_SECRET: is required with the sandbox']
      : []),
    ...(production ? productionProblems(set) : []),
  ];
  if (!parsed.success || problems.length > 0) throw new Error(problems.join('\n'));
  const env = parsed.data;
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    trustedProxies: env.TRUSTED_PROXIES,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR),
    storage: storagePlace(env),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataKey: Buffer.from(env.DATA_KEY, 'hex'),
    auditKey: Buffer.from(env.AUDIT_KEY, 'hex'),
    oldAuditKeys: env.AUDIT_OLD_KEYS,
    opsPhones: env.OPS_PHONES,
    supportWhatsapp: env.SUPPORT_WHATSAPP ?? null,
    operator: env.OPERATOR || null,
    contactEmail: env.CONTACT_EMAIL ?? null,
    claims: { families: env.CLAIMED_FAMILIES ?? null, reviews: env.CLAIMED_REVIEWS ?? null },
    quirks: env.QUIRKS,
    quietHours: quietHoursOf(env, usesSandbox),
    seed: env.SEED ?? (usesSandbox ? 'demo' : 'none'),
    sitesDir: env.SITES_DIR,
    sandbox: sandboxOf(env),
    paystack: {
      baseUrl: env.PAYSTACK_BASE_URL,
      secretKey: env.PAYSTACK_SECRET_KEY,
    },
    africasTalking: {
      baseUrl: env.AT_BASE_URL,
      username: env.AT_USERNAME,
      apiKey: env.AT_API_KEY,
      shortCode: env.AT_SHORTCODE,
    },
    smsBalanceAlarm: env.SMS_BALANCE_ALARM,
    smile: {
      baseUrl: env.SMILE_BASE_URL,
      partnerId: env.SMILE_PARTNER_ID,
      apiKey: env.SMILE_API_KEY,
    },
  };
}

/** The sandbox wakes nobody, and its journeys run at any hour. */
function quietHoursOf(env: z.output<typeof schema>, usesSandbox: boolean): QuietHours | null {
  if (env.QUIET_HOURS !== undefined) return env.QUIET_HOURS;
  return usesSandbox ? null : QUIET_HOURS;
}

/** The configured storage, or a folder in the data directory. */
export const storagePlace = (env: z.output<typeof auditVariables>): StoragePlace =>
  env.STORAGE_URL ?? { kind: 'folder', folder: join(resolve(env.DATA_DIR), 'files') };

function sandboxOf(env: z.output<typeof schema>): Config['sandbox'] {
  if (env.SANDBOX_ORIGIN === undefined || env.SANDBOX_CLOCK_SECRET === undefined) return undefined;
  return { origin: env.SANDBOX_ORIGIN, clockSecret: env.SANDBOX_CLOCK_SECRET };
}
