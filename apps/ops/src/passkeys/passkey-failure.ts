import { failureText } from '@repo/api-client/client/failure-text';

interface PasskeyFailure {
  readonly tone: 'info' | 'danger';
  readonly text: string;
}

/** How browsers say that the member closed the dialog, or let its time run out. */
const CANCELLED: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

/**
 * A failed passkey, of the browser's dialog or of the calls around it. `notDone` is the sentence for a dialog that the member
 * cancelled, which is no error, and for a failure without words of its own.
 */
export function passkeyFailure(error: unknown, notDone: string): PasskeyFailure {
  const name = error instanceof Error ? error.name : '';
  if (CANCELLED.has(name)) return { tone: 'info', text: notDone };
  if (name === 'InvalidStateError') return { tone: 'info', text: 'This device has a passkey already.' };
  return { tone: 'danger', text: failureText(error, notDone) };
}
