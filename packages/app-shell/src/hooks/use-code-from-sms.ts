import { readCode } from '@repo/domain/sign-in-form';
import { useEffect, useEffectEvent } from 'react';

declare global {
  // WebOTP is not in TypeScript's own description of browsers.
  interface CredentialRequestOptions {
    otp?: { transport: 'sms'[] };
  }
}

/**
 * On phones whose browser can, takes the code out of the SMS, once the person allows it. The message's last line names
 * this site, so no other site can have it. Each message that was sent is waited for anew: an answer, or a refusal, ends the
 * wait. Where it cannot be done, the code is typed as ever.
 */
export function useCodeFromSms(messages: number, onCode: (digits: string) => void): void {
  const receive = useEffectEvent((credential: Credential | null) => {
    if (credential !== null && 'code' in credential && typeof credential.code === 'string')
      onCode(readCode(credential.code));
  });
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return;
    const waiting = new AbortController();
    navigator.credentials
      .get({ otp: { transport: ['sms'] }, signal: waiting.signal })
      .then((credential) => receive(credential))
      // Refused, unsupported or left: the field is still there.
      .catch(() => null);
    return () => waiting.abort();
  }, [messages]);
}
