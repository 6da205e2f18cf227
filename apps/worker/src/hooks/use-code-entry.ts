import { failureOf } from '@repo/api-client/client/failure';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { useCodeFromSms } from '@repo/app-shell/hooks/use-code-from-sms';
import { useResend } from '@repo/app-shell/hooks/use-resend';
import { CODE_LENGTH } from '@repo/domain/sign-in-form';
import { useRef, useState } from 'react';

const WRONG = 400;

interface CodeEntrySettings<T> {
  readonly send: () => Promise<unknown>;
  /** Seconds until another SMS may be asked for. */
  readonly waitSeconds?: number;
  readonly verify: (digits: string) => Promise<T>;
  readonly onVerified: (outcome: T) => void;
}

/** The six digits of an SMS: sent as soon as they are there, emptied when they were wrong or another SMS is sent. */
export function useCodeEntry<T>({ send, waitSeconds, verify, onVerified }: CodeEntrySettings<T>) {
  const [code, setCode] = useState('');
  const firstBox = useRef<HTMLInputElement>(null);
  const verifying = useAction(verify, onVerified, () => {
    setCode('');
    firstBox.current?.focus();
  });
  const resending = useResend(send, () => setCode(''), waitSeconds);

  /** What the last attempt came to says nothing about the next one. */
  const forget = () => {
    verifying.forgetError();
    resending.forget();
  };
  const verifyNow = (digits: string) => {
    forget();
    verifying.run(digits);
  };
  const edit = (digits: string) => {
    forget();
    setCode(digits);
    if (digits.length === CODE_LENGTH) verifying.run(digits);
  };
  const failure = failureOf(verifying.error);
  useCodeFromSms(resending.messages, edit);

  return {
    code,
    edit,
    verify: verifyNow,
    firstBox,
    busy: verifying.busy,
    error: verifying.error,
    /** By the service, which says of a wrong code, an old one and one that was tried too often the same. */
    isRefused: failure?.kind === 'api' && failure.status === WRONG,
    resending,
    resend: () => {
      forget();
      resending.run();
    },
  };
}
