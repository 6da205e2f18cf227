import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** The steps before and after the present one whose code counts: clocks of phones differ. */
const WINDOW = 1;

/** A new secret for an authenticator app, base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * The number of the 30 seconds to which a code belongs, or null for a code of another time.
 * @param moments the times that count as now
 */
export function stepOfCode(secret: string, code: string, moments: readonly Date[]): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
  const token = code.replaceAll(/\s/g, '');
  for (const moment of moments) {
    const timestamp = moment.getTime();
    const delta = totp.validate({ token, timestamp, window: WINDOW });
    if (delta !== null) return totp.counter({ timestamp }) + delta;
  }
  return null;
}
