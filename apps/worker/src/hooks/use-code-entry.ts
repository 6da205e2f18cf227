import { failureOf } from '@repo/api-client/client/failure';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { useCodeFromSms } from '@repo/app-shell/hooks/use-code-from-sms';
import { useResend } from '@repo/app-shell/hooks/use-resend';
import { CODE_LENGTH } from '@repo/domain/sign-in-form';
import { useRef, useState } from 'react';

const WRONG = 400;

interface CodeEntrySettings<T> {
  readonly send: () => Promise<unknown>;
  /** Seconds until the worker may request another SMS. */
  readonly waitSeconds?: number;
  readonly verify: (digits: string) => Promise<T>;
  readonly onVerified: (outcome: T) => void;
}

/** The six digits of an SMS. The hook submits a complete code, and empties it after a wrong code or another SMS. */
export function useCodeEntry<T>({ send, waitSeconds, verify, onVerified }: CodeEntrySettings<T>) {
  const [code, setCode] = useState('');
  const firstBox = useRef<HTMLInputElement>(null);
  const verifying = useAction(verify, onVerified, () => {
    setCode('');
    firstBox.current?.focus();
  });
  const resending = useResend(send, () => setCode(''), waitSeconds);

  /** The result of the last attempt says nothing about the next one. */
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
    /** Refused by the service. A wrong, an old and a too often tried code have the same refusal. */
    isRefused: failure?.kind === 'api' && failure.status === WRONG,
    resending,
    resend: () => {
      forget();
      resending.run();
    },
  };
}
