import { readCode } from '@repo/domain/sign-in-form';
import { useEffect, useEffectEvent } from 'react';

declare global {
  // TypeScript's own types of the browser lack WebOTP.
  interface CredentialRequestOptions {
    otp?: { transport: 'sms'[] };
  }
}

/**
 * Reads the code from the SMS on phones whose browser supports it, after the user allows it. The last line of the message
 * names this site, so no other site can read the code. An answer or a refusal ends the wait, so each sent message starts a
 * new wait. Without support the user types the code.
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
      // Refused, unsupported or unmounted: the user can still type the code.
      .catch(() => null);
    return () => waiting.abort();
  }, [messages]);
}
