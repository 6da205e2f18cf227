import { failureOf } from '@repo/api-client/client/failure';
import { failureText } from '@repo/api-client/client/failure-text';

const SEND_FAILED = 'Failed to send invitation. Please try again.';

/** The text of a failed invitation, in the words of spec/employer.md section 8. */
export function sendFailureText(error: unknown): string {
  const failure = failureOf(error);
  if (failure?.kind === 'unreadable')
    return 'Failed to send invitation: the answer could not be read. Please try again.';
  return failureText(error, SEND_FAILED);
}
