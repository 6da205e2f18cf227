import { useAction } from '@repo/app-shell/hooks/use-action';
import { useCodeFromSms } from '@repo/app-shell/hooks/use-code-from-sms';
import { useResend } from '@repo/app-shell/hooks/use-resend';
import { CODE_LENGTH, readCode } from '@repo/domain/sign-in-form';
import { AFTER_CODE_MILLISECONDS } from '@repo/domain/timers';
import { destinationAfterCode } from '@repo/domain/worker-verification';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readStanding, sendCode, verifyCode } from '../../api/calls.ts';
import type { Standing } from '../../api/sign-in.ts';
import { useLanguage } from '../../language/use-language.ts';
import { session, type WorkerData } from '../../session/session.ts';
import { typedPhone } from './typed-phone.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The six digits of a code: sent as soon as they are there, emptied when they were wrong. The right ones lead on after two
 * seconds, to where her check stands (worker spec 2.9), or back to where her session expired.
 */
export function useEnterCode(phone: string) {
  const navigate = useNavigate();
  const { language, choose } = useLanguage();
  const [code, setCode] = useState('');
  const [standing, setStanding] = useState<Standing>();
  const [verified, setVerified] = useState(false);
  const firstBox = useRef<HTMLInputElement>(null);

  const goOn = useAction(
    async (user: WorkerData) => {
      const waited = pause(AFTER_CODE_MILLISECONDS);
      const read = await readStanding(user);
      setStanding(read);
      await waited;
      return read;
    },
    ({ verification }) => {
      const { path, state } = session.takeReturn() ?? destinationAfterCode[verification];
      void navigate(path, { replace: true, state });
    },
  );
  const verifying = useAction(
    (digits: string) => verifyCode(phone, digits),
    (user) => {
      setVerified(true);
      typedPhone.forget();
      // Her account's language is the page's from here on; without its file she reads on as before.
      if (user.language !== language) choose(user.language).catch(() => null);
      goOn.run(user);
    },
    () => {
      setCode('');
      firstBox.current?.focus();
    },
  );
  const resending = useResend(
    () => sendCode(phone),
    () => setCode(''),
  );

  /** What the last attempt came to says nothing about the next one. */
  const forget = () => {
    verifying.forgetError();
    resending.forget();
  };
  const edit = (digits: string) => {
    forget();
    setCode(digits);
  };
  const verify = (digits: string) => {
    forget();
    verifying.run(digits);
  };
  useCodeFromSms(resending.messages, (text) => {
    const digits = readCode(text);
    edit(digits);
    if (digits.length === CODE_LENGTH) verify(digits);
  });

  return {
    code,
    edit,
    verify,
    firstBox,
    verified,
    standing,
    busy: verifying.busy || verified,
    error: verifying.error,
    resending,
    resend: () => {
      forget();
      resending.run();
    },
  };
}
