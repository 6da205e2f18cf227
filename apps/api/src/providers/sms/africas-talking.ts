import * as z from 'zod';
import type { Config } from '../../config.ts';
import { wasNeverSent } from '../never-sent.ts';
import type { Sms, SmsOutcome, SmsProblem } from './sms.ts';

const TIMEOUT_MILLISECONDS = 10_000;
const ACCEPTED_CODES = new Set([100, 101, 102]);
/**
 * Insufficient balance, a bad sender id and faults at the provider are temporary. A bad number or a blocked
 * subscriber is not.
 */
const RETRY_CODES = new Set([402, 405, 500, 501, 502]);
/**
 * A gateway without an answer (502, 504) may have passed the message on. The same is true of any answer that
 * the provider does not document, such as a redirect. The provider's own refusal (4xx), failure (500) or overload (503) is
 * trusted.
 */
const isNotTaken = (status: number): boolean =>
  (status >= 400 && status < 500) || status === 500 || status === 503;

/**
 * By the word of a status or failure reason (providers 2.3, 2.4), in small letters: the two spell the same reason
 * differently.
 */
const problems = new Map<string, SmsProblem>([
  ['userinblacklist', 'blocked'],
  ['invalidphonenumber', 'unreachable'],
  ['unsupportednumbertype', 'unreachable'],
  ['couldnotroute', 'unreachable'],
  ['insufficientbalance', 'no-balance'],
]);

/** One sample of the provider spells the name of its object differently. */
const balanceOf = z.object({ balance: z.string().max(100) });
const accountSchema = z.union([
  z.object({ UserData: balanceOf }).transform(({ UserData }) => UserData.balance),
  z.object({ userData: balanceOf }).transform(({ userData }) => userData.balance),
]);

const answerSchema = z.object({
  SMSMessageData: z.object({
    Message: z.string(),
    Recipients: z.array(z.object({ statusCode: z.number(), status: z.string(), messageId: z.string() })),
  }),
});

/**
 * Africa's Talking's form endpoint (providers 2.1-2.3). Accepted means HTTP 201, one recipient, and code 100
 * to 102. For a bad sender id it also answers 201, but with no recipient.
 */
export function createAfricasTalking(
  { baseUrl, username, apiKey, shortCode }: Config['africasTalking'],
  { timeoutMilliseconds = TIMEOUT_MILLISECONDS } = {},
): Sms {
  return {
    async send({ phone, text }): Promise<SmsOutcome> {
      let response: Response;
      let body: string;
      try {
        response = await fetch(`${baseUrl}/version1/messaging`, {
          method: 'POST',
          headers: {
            apiKey,
            accept: 'application/json',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({
            username,
            to: phone,
            message: text,
            from: shortCode,
            bulkSMSMode: '1',
            enqueue: '1',
          }),
          // Key and text never follow a redirect to another server.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMilliseconds),
        });
        body = await response.text();
      } catch (error) {
        return wasNeverSent(error)
          ? { kind: 'try-later', reason: 'unreachable' }
          : { kind: 'unknown', reason: 'no answer' };
      }
      if (response.status !== 201)
        return {
          kind: isNotTaken(response.status) ? 'try-later' : 'unknown',
          reason: `HTTP ${response.status}`,
        };
      return readAnswer(body);
    },

    async balance() {
      try {
        const response = await fetch(
          `${baseUrl}/version1/user?${new URLSearchParams({ username }).toString()}`,
          {
            headers: { apiKey, accept: 'application/json' },
            redirect: 'manual',
            signal: AbortSignal.timeout(timeoutMilliseconds),
          },
        );
        return response.ok ? readBalance(await response.text()) : undefined;
      } catch {
        return undefined;
      }
    },

    problemOf: (reason) => problems.get(reason.split(' ').at(-1)?.toLowerCase() ?? ''),
  };
}

/** `KES 1785.50`. */
function readBalance(body: string): number | undefined {
  const parsed = accountSchema.safeParse(parseJson(body));
  const [, amount] = /^[A-Z]{3} (-?[\d,]+(?:\.\d+)?)$/.exec(parsed.data ?? '') ?? [];
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''));
}

function readAnswer(body: string): SmsOutcome {
  const parsed = answerSchema.safeParse(parseJson(body));
  if (!parsed.success) return { kind: 'unknown', reason: 'unreadable answer' };
  const [recipient] = parsed.data.SMSMessageData.Recipients;
  if (recipient === undefined) return { kind: 'try-later', reason: 'no recipient' };
  if (ACCEPTED_CODES.has(recipient.statusCode))
    return { kind: 'accepted', providerMessageId: recipient.messageId };
  const reason = `${recipient.statusCode} ${recipient.status}`;
  return { kind: RETRY_CODES.has(recipient.statusCode) ? 'try-later' : 'refused', reason };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
