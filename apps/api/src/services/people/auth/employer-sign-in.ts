import { eq } from 'drizzle-orm';
import { normalisePhone, type KenyanPhone } from '@repo/domain/phone';
import type { Refusal } from '@repo/domain/refusals/refusal';
import type { Context } from '../../../context.ts';
import { employers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { useCode } from './check-code.ts';
import { readPhone } from './read-phone.ts';
import { sendCode } from './send-code.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { openSession } from './session.ts';
import { notifyOfNewDevice } from './notify-of-new-device.ts';

/**
 * Limits the answer for an unknown phone, because it reveals which phones belong to no employer. The limit is
 * enough for a household that mistypes, and too low to try the numbers of a country.
 */
const UNKNOWN_PHONES = {
  kind: 'unknown-phones',
  times: 60,
  withinMilliseconds: 3_600_000,
  refusal: 'phonesTriedTooOften',
} as const;

interface Identity {
  readonly phone: string;
  readonly name: string;
  readonly location: string;
}

/** Section 5 of the specification: a sign-up needs name and location, a login sends both empty. */
const isLogin = ({ name, location }: Identity) => name.trim() === '' && location.trim() === '';

/**
 * Sends an employer a code. A login with an unknown phone gets the answer to sign up (the specification
 * demands that answer). A sign-up with a known phone is a sign-in.
 */
export async function sendEmployerCode(ctx: Context, identity: Identity, address: string): Promise<number> {
  const phone = readPhone(identity.phone);
  const known = await findEmployer(ctx, phone);
  if (isLogin(identity) && known === undefined) {
    await consumeRateLimit(
      ctx.db,
      UNKNOWN_PHONES,
      ctx.secrets.fingerprintOfAddress(address),
      ctx.clock.now(),
    );
    throw new ServiceError('not-found', 'phoneUnknown');
  }
  if (!isLogin(identity)) requireSignUpFields(identity);
  return sendCode(ctx, {
    audience: 'employer',
    phone,
    address,
    mayReceive: true,
    // An account begins with a sign-in.
    passesSlowAddress: known !== undefined,
  });
}

export interface SignedInEmployer {
  readonly token: string;
  readonly employer: { readonly name: string; readonly phone: string; readonly location: string | null };
}

/** Exchanges a code for a session. Creates the account of a new employer. */
export async function verifyEmployer(
  ctx: Context,
  identity: Identity & { readonly code: string },
  address: string,
): Promise<SignedInEmployer> {
  const phone = normalisePhone(identity.phone);
  if (phone === null) throw new ServiceError('invalid', 'signInCodeInvalid');
  const known = await findEmployer(ctx, phone);
  await useCode(ctx, { audience: 'employer', phone, code: identity.code, address }, () => {
    if (known === undefined) requireSignUpFields(identity);
  });
  return withTransaction(ctx, async (tx) => {
    await tx.db
      .insert(employers)
      .values({
        phone,
        name: identity.name.trim(),
        location: identity.location.trim() || null,
        createdAt: tx.now,
        updatedAt: tx.now,
      })
      .onConflictDoNothing({ target: employers.phone });
    const [employer] = await tx.db.select().from(employers).where(eq(employers.phone, phone));
    if (employer === undefined) throw new Error('The employer was not stored');
    await notifyOfNewDevice(ctx, tx, 'employer', { id: employer.id, phone });
    const token = await openSession(tx, 'employer', employer.id);
    tx.audit({
      actor: `employer:${employer.id}`,
      action: 'signed-in',
      subject: `employer:${employer.id}`,
      details: { new: known === undefined },
    });
    return { token, employer: { name: employer.name, phone: employer.phone, location: employer.location } };
  });
}

async function findEmployer(ctx: Context, phone: KenyanPhone): Promise<{ id: string } | undefined> {
  const [row] = await ctx.db.select({ id: employers.id }).from(employers).where(eq(employers.phone, phone));
  return row;
}

function requireSignUpFields({ name, location }: Identity): void {
  const fields: Readonly<Record<string, Refusal>> = {
    ...(name.trim() === '' ? { name: 'nameMissing' } : {}),
    ...(location.trim() === '' ? { location: 'locationMissing' } : {}),
  };
  if (Object.keys(fields).length > 0)
    throw new ServiceError('invalid', 'signUpIncomplete', {
      fields,
      required: Object.keys(fields),
    });
}
