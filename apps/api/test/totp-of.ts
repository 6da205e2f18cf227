import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a secret, now or some seconds later. */
export const totpOf = (secret: string, later = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + later * 1000 });
