import { useAction } from '@repo/app-shell/hooks/use-action';
import { AFTER_CODE_MILLISECONDS } from '@repo/domain/timers';
import { destinationAfterCode } from '@repo/domain/worker-verification';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readSignInStatus, sendCode, verifyCode } from '../../api/calls.ts';
import type { SignInStatus } from '../../api/sign-in.ts';
import { useCodeEntry } from '../../hooks/use-code-entry.ts';
import { useLanguage } from '../../language/use-language.ts';
import { session, type WorkerData } from '../../session/session.ts';
import { typedPhone } from './typed-phone.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The right code leads on after two seconds, to where her check stands (worker spec 2.9), or back to where her session
 * expired.
 */
export function useEnterCode(phone: string) {
  const navigate = useNavigate();
  const { language, choose } = useLanguage();
  const [status, setStatus] = useState<SignInStatus>();
  const [verified, setVerified] = useState(false);

  const goOn = useAction(
    async (user: WorkerData) => {
      const waited = pause(AFTER_CODE_MILLISECONDS);
      const read = await readSignInStatus(user);
      setStatus(read);
      await waited;
      return read;
    },
    ({ verification }) => {
      const { path, state } = session.takeReturn() ?? destinationAfterCode[verification];
      void navigate(path, { replace: true, state });
    },
  );
  const entry = useCodeEntry({
    send: () => sendCode(phone),
    verify: (digits) => verifyCode(phone, digits),
    onVerified: (user) => {
      setVerified(true);
      typedPhone.forget();
      // Her account's language is the page's from here on; without its file she reads on as before.
      if (user.language !== language) choose(user.language).catch(() => null);
      goOn.run(user);
    },
  });

  return { ...entry, verified, status, busy: entry.busy || verified };
}
