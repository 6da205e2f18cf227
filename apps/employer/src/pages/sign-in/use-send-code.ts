import { sendCode, type Applicant } from '@repo/api-client/queries/employer-session';
import { AFTER_CODE_MILLISECONDS } from '@repo/domain/timers';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useDelayed } from '../../hooks/use-delayed.ts';
import { paths } from '../../paths.ts';

export const CODE_SENT = 'Verification code sent successfully!';

/** Sends a code and, two seconds after it was sent, goes on to where it is entered. */
export function useSendCode(isLogin: boolean, onRefused: (error: unknown) => void) {
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<Applicant>();
  const sending = useAction(
    (applicant: Applicant) => sendCode(client, applicant),
    (_, applicant) => setSentTo(applicant),
    onRefused,
  );
  useDelayed(sentTo !== undefined, AFTER_CODE_MILLISECONDS, () => {
    void navigate(paths.verify, { state: { userData: sentTo, isLogin } });
  });
  return { ...sending, sent: sentTo !== undefined, busy: sending.busy || sentTo !== undefined };
}
