import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { callerAddress } from './caller-address.ts';
import { MINUTE_MILLISECONDS } from '@repo/domain/durations';

/** What an attack looks like from inside. */
type SecurityEvent = 'wrong-code' | 'refused-code-request' | 'refused-token' | 'forged-callback';

/** A burst is so many events of a kind within a minute. The log says so again at each tenfold of it. */
const BURST = 20;
const TENFOLD = 10;
const CALLBACKS = '/api/callbacks/';

interface Minute {
  readonly begins: number;
  count: number;
}

/**
 * Counts refused codes, tokens and callbacks. In a minute, the first event of a kind is one line in the log,
 * with the count of the last minute that had some. A burst is one warning. A line holds the keyed hash of one
 * caller's address, never a phone, a code, a token or an address.
 *
 * Each process counts for itself. A count in the database would be a write for each forged request, which is
 * what a flood wants. Behind N processes a burst is seen at N times its size at the latest (record 086).
 */
export function countSecurityEvents(
  app: FastifyInstance,
  ctx: Pick<Context, 'clock' | 'log' | 'secrets'>,
): void {
  const minutes = new Map<SecurityEvent, Minute>();

  function countEvent(kind: SecurityEvent, request: FastifyRequest): void {
    const now = ctx.clock.now().getTime();
    const last = minutes.get(kind);
    const isOver = last === undefined || Math.abs(now - last.begins) >= MINUTE_MILLISECONDS;
    const minute = isOver ? { begins: now, count: 0 } : last;
    minutes.set(kind, minute);
    minute.count += 1;
    const { count } = minute;
    if (count !== 1 && !isBurst(count)) return;
    const caller = ctx.secrets.fingerprintOfAddress(callerAddress(request));
    if (count === 1)
      ctx.log.info({ security: kind, count, before: last?.count ?? 0, caller }, 'a caller was refused');
    else
      ctx.log.warn({ alarm: 'security-burst', kind, count, caller }, 'many callers were refused in a minute');
  }

  app.addHook('onError', async (request, _reply, error) => {
    const kind = kindOf(error, request);
    if (kind !== undefined) countEvent(kind, request);
  });

  // Includes addresses below `/api/callbacks` that do not exist. They throw no error.
  app.addHook('onResponse', (request, { statusCode }, done) => {
    if (request.url.startsWith(CALLBACKS) && (statusCode === 401 || statusCode === 404))
      countEvent('forged-callback', request);
    done();
  });
}

/** Whether a count is 20, 200, 2,000 and so on. */
function isBurst(count: number): boolean {
  if (count <= BURST) return count === BURST;
  return count % TENFOLD === 0 && isBurst(count / TENFOLD);
}

function kindOf(error: Error, request: FastifyRequest): SecurityEvent | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  switch (error.code) {
    case 'signInCodeInvalid':
    case 'totpInvalid':
    case 'totpUsed':
    case 'recoveryCodeInvalid':
    case 'passkeyInvalid':
      return 'wrong-code';
    case 'codeTooSoonSeconds':
    case 'codeTooSoonMinutes':
    case 'addressIsSlow':
    case 'phonesTriedTooOften':
      return 'refused-code-request';
    case 'signInNeeded':
    case 'sessionEnded':
      // A call without any token is a screen whose visitor is not signed in.
      return request.headers.authorization === undefined ? undefined : 'refused-token';
    default:
      return undefined;
  }
}
