import { failureOf } from '@repo/api-client/client/failure';
import { CODE_RESEND_SECONDS } from '@repo/domain/timers';
import { useState } from 'react';
import { codeWait } from '../session/code-wait.ts';
import { useAction } from './use-action.ts';

/**
 * Sends another code: the time when the user may request it, and the result of the last request. The sender of the first
 * code begins the wait (`codeWait`).
 */
export function useResend(
  send: () => Promise<unknown>,
  onSent: () => void,
  waitSeconds: number = CODE_RESEND_SECONDS,
) {
  const [availableAt, setAvailableAt] = useState(() => codeWait.until() ?? codeWait.begin(waitSeconds));
  const [messages, setMessages] = useState(1);
  const [isSent, setIsSent] = useState(false);
  const sending = useAction(
    () => send(),
    () => {
      onSent();
      setIsSent(true);
      setMessages((before) => before + 1);
      setAvailableAt(codeWait.begin(waitSeconds));
    },
    (error) => {
      const failure = failureOf(error);
      if (failure?.kind === 'api' && failure.retryAfter !== null)
        setAvailableAt(codeWait.begin(failure.retryAfter));
    },
  );
  return {
    availableAt,
    /** The number of codes sent while this screen is mounted. */
    messages,
    isSent,
    error: sending.error,
    busy: sending.busy,
    run: () => sending.run(undefined),
    forget: () => {
      setIsSent(false);
      sending.forgetError();
    },
  };
}
