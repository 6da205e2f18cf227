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
 * A right code leads on after two seconds: to the screen of the check status (worker spec 2.9), or back to the screen of the
 * expired session.
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
      // The page takes the language of the account. Without the file of that language it keeps its own.
      if (user.language !== language) choose(user.language).catch(() => null);
      goOn.run(user);
    },
  });

  return { ...entry, verified, status, busy: entry.busy || verified };
}
