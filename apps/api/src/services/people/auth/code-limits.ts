import { and, count, desc, eq, gt, isNotNull, isNull, max, min, ne, sql, type SQL } from 'drizzle-orm';
import type { SessionAudience } from '@repo/api-client/contract/define-call';
import { newcomersWait } from '@repo/domain/code-pace';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Refusal } from '@repo/domain/refusals/refusal';
import { HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../../../context.ts';
import { verificationCodes } from '../../../db/schema/sessions.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { isWithin } from '../../platform/limits/rate-limit.ts';

/** The maximum number of codes for one phone at one door. */
const PER_PHONE = [
  { codes: 5, withinMilliseconds: HOUR_MILLISECONDS, counts: undefined },
  { codes: 10, withinMilliseconds: 24 * HOUR_MILLISECONDS, counts: undefined },
] as const;
/** A newcomer who does not come back for this long waits anew. */
const FIRST_REQUEST_COUNTS_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

interface Request {
  readonly audience: SessionAudience;
  readonly phone: KenyanPhone;
  readonly mayReceive: boolean;
}

/** Requests with the same key run one after the other, so that two at once cannot both pass a limit. */
const lock = (tx: Transaction, key: string) =>
  tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);

const since = (tx: Transaction, milliseconds: number) =>
  gt(verificationCodes.createdAt, new Date(tx.now.getTime() - milliseconds));

const atDoor = ({ audience, phone }: Request) =>
  and(eq(verificationCodes.phone, phone), eq(verificationCodes.audience, audience));

/**
 * Holds the limits of a phone at a door. Sent codes are counted for a phone that may receive one, and requests
 * that sent nothing for any other phone. So both kinds of phone meet the same waits, from every address, and
 * neither count touches the other.
 * @throws ServiceError `too-many` with the seconds to wait.
 */
export async function holdPhonePace(
  tx: Transaction,
  request: Request,
  addressHash: string,
  resendAfterSeconds: number,
): Promise<void> {
  await lock(tx, `code:${request.audience}:${request.phone}`);
  const another = {
    codes: 1,
    withinMilliseconds: resendAfterSeconds * 1000,
    // A person who has just signed in need not wait for another code, on another device or after a sign-out.
    counts: isNull(verificationCodes.endedAt),
  };
  const ofTeam = request.audience === 'ops' ? await countedForTeam(tx, request, addressHash) : undefined;
  for (const { codes, withinMilliseconds, counts } of [another, ...PER_PHONE]) {
    const [nth] = await newest(
      tx,
      codes,
      and(
        atDoor(request),
        eq(verificationCodes.sent, request.mayReceive),
        counts,
        ofTeam,
        since(tx, withinMilliseconds),
      ),
    );
    if (nth !== undefined) throw tooSoon(nth.at.getTime() + withinMilliseconds - tx.now.getTime());
  }
}

/**
 * The codes of a member's phone that count. Used codes do not, because she signs in again after each idle half hour. At
 * an address where she used a code of late, only the codes that were asked for there do: a stranger who has ten codes
 * sent from elsewhere would keep all administrators out for a day.
 */
async function countedForTeam(
  tx: Transaction,
  request: Request,
  addressHash: string,
): Promise<SQL | undefined> {
  const ofAddress = eq(verificationCodes.addressHash, addressHash);
  const [usual] = await tx.db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(atDoor(request), ofAddress, isNotNull(verificationCodes.usedAt)))
    .limit(1);
  return and(isNull(verificationCodes.usedAt), usual === undefined ? undefined : ofAddress);
}

/** The request before which only `codes - 1` newer ones match. */
const newest = (tx: Transaction, codes: number, which: SQL | undefined) =>
  tx.db
    .select({ at: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(which)
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1)
    .offset(codes - 1);

/**
 * The seconds that a phone without an earlier sign-in has to wait at this address, 0 for none. Codes that
 * somebody used do not count, because many people share the address of their network. Codes of the team do not
 * count, because the wait of a newcomer would then tell who belongs to the team. Locks the address, after the
 * phone: no request that holds an address waits for a phone.
 */
export async function waitAtAddress(
  tx: Transaction,
  request: Request,
  addressHash: string,
): Promise<{ readonly seconds: number; readonly isFirstRequest: boolean }> {
  await lock(tx, `code-address:${addressHash}`);
  const ofAddress = eq(verificationCodes.addressHash, addressHash);
  const [unused] = await tx.db
    .select({ codes: count(), newest: max(verificationCodes.createdAt) })
    .from(verificationCodes)
    .where(
      and(
        ofAddress,
        ne(verificationCodes.audience, 'ops'),
        eq(verificationCodes.sent, true),
        isNull(verificationCodes.endedAt),
        since(tx, HOUR_MILLISECONDS),
      ),
    );
  const [asked] = await tx.db
    .select({ first: min(verificationCodes.createdAt) })
    .from(verificationCodes)
    .where(
      and(
        atDoor(request),
        ofAddress,
        eq(verificationCodes.sent, false),
        since(tx, FIRST_REQUEST_COUNTS_MILLISECONDS),
      ),
    );
  const seconds = (from: Date | null | undefined) =>
    from == null ? undefined : (tx.now.getTime() - from.getTime()) / 1000;
  const wait = newcomersWait({
    unusedCodes: unused?.codes ?? 0,
    secondsSinceCode: seconds(unused?.newest) ?? Infinity,
    secondsSinceFirstRequest: seconds(asked?.first),
  });
  return { seconds: Math.ceil(wait), isFirstRequest: asked?.first == null };
}

/** What the whole service sends in a minute of its usual life. */
const USUAL = { times: 300, withinMilliseconds: MINUTE_MILLISECONDS } as const;

/**
 * Counts a code over all processes. A minute with more than usual is one alarm in the log. It refuses nobody:
 * a ceiling for all is one that a single caller can reach for all. Requests that sent nothing have a count of
 * their own, with the same work.
 */
export async function alarmAboveUsual({ db, clock, log }: Context, sent: boolean): Promise<void> {
  const kind = sent ? 'codes-sent' : 'codes-not-sent';
  const now = clock.now();
  if (await isWithin(db, { ...USUAL, kind }, 'all', now)) return;
  const alarm = { kind: `${kind}-alarm`, times: 1, withinMilliseconds: MINUTE_MILLISECONDS };
  if (await isWithin(db, alarm, 'all', now))
    log.error(
      { alarm: 'sign-in-codes', kind, perMinute: USUAL.times },
      'more sign-in codes than usual in a minute',
    );
}

function tooSoon(waitMilliseconds: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(waitMilliseconds / 1000));
  const refusal: Refusal =
    seconds < 120
      ? { code: 'codeTooSoonSeconds', parameters: { seconds } }
      : { code: 'codeTooSoonMinutes', parameters: { minutes: Math.ceil(seconds / 60) } };
  return new ServiceError('too-many', refusal, { retryAfterSeconds: seconds });
}
