import * as z from 'zod/mini';

/** Field schemas of several calls. A length is the storage limit of the service, not the advice of a screen. */
export const textUpTo = (maximum: number) =>
  // PostgreSQL cannot store the null character, and no person types it.
  z.string().check(
    z.maxLength(maximum),
    z.refine((value) => !value.includes('\0')),
  );

/** An unguessable id. */
export const id = z.uuid();
/** A moment, ISO 8601 with its offset. */
export const moment = z.iso.datetime({ offset: true });
/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** A phone number in any spelling. The service normalises or refuses it. */
export const phoneText = textUpTo(32);
export const personName = textUpTo(100);
export const shortText = textUpTo(200);
export const longText = textUpTo(5000);
export const emailText = textUpTo(254);
/** Whole Kenya shillings, as screens show them. The service stores cents. */
export const shillings = z.number();
/** A package id in a request: the forms send a number. */
export const packageId = z.int().check(z.positive(), z.maximum(10_000));
/** A session token: 32 random bytes, base64url. */
export const sessionToken = textUpTo(64);

/** Who paid, for the member of the team who works on the payment. */
export const payer = z.object({ name: z.string(), phone: z.string(), email: z.string() });

export const idParams = z.strictObject({ id });
export const messageAnswer = z.object({ message: z.string() });

/** The body of every JSON failure. `message` and `error` hold the same text: some screens read one, some the other. */
export interface Failure {
  readonly message: string;
  readonly error: string;
  readonly code?: string | undefined;
  /** Names of missing fields, where the specification requires them. */
  readonly required?: readonly string[] | undefined;
  /** One text per refused field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Seconds until the call may be tried again. */
  readonly retry_after?: number | undefined;
  readonly request_id?: string | undefined;
}
