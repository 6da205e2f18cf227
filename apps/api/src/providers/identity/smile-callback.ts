import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import type { CallbackHeaders, CallbackIds, IdentityCallback } from './identity.ts';
import { jobId, parseJson, userId } from './smile-wire.ts';

/**
 * Smile ID's callback (providers-more 0): its ids in headers and in `partner_params`, the registry's data in
 * `id_fields`, and a signature that covers the time, but not the body.
 */

const NAME_LENGTH = 200;
const MINUTE = 60_000;
/**
 * The age of a signature that is still accepted. Smile ID publishes no limit and delivers four times at most. An
 * older callback is requested again, and then has a new signature.
 */
const OLDEST = 60 * MINUTE;
/** How far the provider's clock may be ahead of ours. */
const NEWEST = 5 * MINUTE;
const moment = z.iso.datetime({ offset: true });

/** The longest partner number of the configuration. */
const PARTNER_DIGITS = 10;

/**
 * The signatures of a moment: HMAC-SHA256 by the API key over the time, the partner and a fixed word, in base64. Smile
 * ID shows the partner's number with leading zeros, and expects it without them. Which spelling it signs is not
 * published.
 */
const signaturesOf = (timestamp: string, { partnerId, apiKey }: SmileKeys): Buffer[] =>
  Array.from({ length: PARTNER_DIGITS + 1 - partnerId.length }, (_, zeros) =>
    createHmac('sha256', apiKey)
      .update(timestamp)
      .update('0'.repeat(zeros) + partnerId)
      .update('sid_request')
      .digest(),
  );

const isSame = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

interface SmileKeys {
  readonly partnerId: string;
  readonly apiKey: string;
}

function originOf(headers: IncomingHttpHeaders, keys: SmileKeys, now: Date): CallbackHeaders['origin'] {
  const signature = headers['response-signature'];
  const timestamp = headers['response-timestamp'];
  if (signature === undefined && timestamp === undefined) return 'unsigned';
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return 'forged';
  if (!moment.safeParse(timestamp).success) return 'forged';
  const age = now.getTime() - new Date(timestamp).getTime();
  const isFresh = age <= OLDEST && age >= -NEWEST;
  if (!isFresh) return 'forged';
  const given = Buffer.from(signature, 'base64');
  return signaturesOf(timestamp, keys).some((expected) => isSame(given, expected)) ? 'signed' : 'forged';
}

const header = (headers: IncomingHttpHeaders, of: string): string | null => {
  const value = headers[of];
  return typeof value === 'string' && value !== '' ? value : null;
};

export const readHeaders = (headers: IncomingHttpHeaders, keys: SmileKeys, now: Date): CallbackHeaders => ({
  origin: originOf(headers, keys, now),
  jobId: header(headers, 'job-id'),
  userId: header(headers, 'user-id'),
});

const ids = { job_id: z.unknown().optional(), user_id: z.unknown().optional() };
const name = z
  .string()
  .trim()
  .min(1)
  .max(NAME_LENGTH)
  // Only characters that the database can store and a screen can show.
  .regex(/^[^\p{C}]+$/u)
  .nullable()
  .catch(null);

const callback = z.object({
  ...ids,
  partner_params: z.object(ids).catch({}),
  status: z.string().nullable().catch(null),
  reason: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .nullable()
    .catch(null),
  message: z.string().catch(''),
  id_fields: z.object({ full_name: name }).catch({ full_name: null }),
  // The place of the name, and of the ids, in the callbacks of some deployments.
  full_name: name,
});

/** The common value of a fact that stands in several places. Absent and null places have no say. */
function agreed<T extends z.ZodType>(
  schema: T,
  places: readonly unknown[],
): z.output<T> | 'contradictory' | undefined {
  const present = new Set(places.filter((value) => value !== undefined && value !== null));
  if (present.size > 1) return 'contradictory';
  const [value] = present;
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

export function readCallback(
  named: CallbackIds,
  rawBody: string,
): IdentityCallback | 'contradictory' | undefined {
  const parsed = callback.safeParse(parseJson(rawBody));
  if (!parsed.success) return undefined;
  const { partner_params, status, reason, message, id_fields, full_name, ...top } = parsed.data;
  const job = agreed(jobId, [named.jobId, partner_params.job_id, top.job_id]);
  const user = agreed(userId, [named.userId, partner_params.user_id, top.user_id]);
  if (job === 'contradictory' || user === 'contradictory') return 'contradictory';
  if (job === undefined || user === undefined) return undefined;
  return {
    jobId: job,
    userId: user,
    isVerdict: status !== 'processing',
    reason,
    // Only the message names the photos that are unusable.
    ownPhotos: /selfie|liveness/i.test(message),
    nameOnId: id_fields.full_name ?? full_name,
  };
}
