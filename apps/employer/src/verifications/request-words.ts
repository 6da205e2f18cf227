import type { Request } from '@repo/api-client/normalise/dashboard';
import { formatDate } from '@repo/domain/dates';

const WITHDREW = 'The worker withdrew consent.';

/** The status line of an invitation: its answer, and what became of the check after a yes. */
export function requestLine(request: Request, isPaid: boolean): string {
  switch (request.status) {
    case 'pending':
      return `Waiting for an answer until ${formatDate(request.expires_at)}.`;
    case 'accepted':
      return acceptedLine(request, isPaid);
    case 'in_progress':
      return underWayLine(request);
    case 'completed':
      return `Invitation accepted. All checks are done.${laterOf(request)}`;
    case 'failed':
      return failedLine(request);
    default:
      return 'Unknown';
  }
}

function acceptedLine({ ended_by }: Request, isPaid: boolean): string {
  if (ended_by === 'withdrawal') return `Invitation accepted. ${WITHDREW} No check had begun.`;
  if (ended_by === 'expiry')
    return `Invitation accepted. The consent has ended.${isPaid ? '' : ' To ask again, send a new invitation.'}`;
  return isPaid ? 'Invitation accepted.' : 'Invitation accepted. Complete the payment to start the checks.';
}

/** Only a correction goes on after the end of a report. */
function underWayLine(request: Request): string {
  const later = laterOf(request);
  return later === ''
    ? 'Invitation accepted. The checks are under way.'
    : `Invitation accepted. The report is being corrected.${later}`;
}

/** What came after the last decision. */
function laterOf({ ended_by, report_ended_at }: Request): string {
  if (ended_by === 'withdrawal') return ` ${WITHDREW}`;
  if (ended_by === 'refund') return ' Its payment went back.';
  return report_ended_at === null ? '' : ` ${reportEnded(report_ended_at)}`;
}

export const reportEnded = (at: string): string => `The report ended on ${formatDate(at)}.`;

/** The money of a stopped check stands on the card of its purchase. */
function failedLine({ invitation_status, ended_by }: Request): string {
  switch (invitation_status) {
    case 'accepted':
      if (ended_by === 'withdrawal') return `Invitation accepted. ${WITHDREW} The check has stopped.`;
      return ended_by === 'refund'
        ? 'Invitation accepted. Its payment went back. The check has stopped.'
        : 'Invitation accepted. The check has stopped.';
    case 'declined':
      return 'The worker declined the invitation.';
    case 'withdrawn':
      return 'You withdrew the invitation.';
    case 'expired':
      return 'The invitation expired without an answer.';
    default:
      return 'Unknown';
  }
}

/** What can become of an invitation. */
const answered = new Set(['accepted', 'declined', 'withdrawn', 'expired']);

/**
 * The state of an invitation for its button and icon. A NO is no failure, and nor is a silence: the invitation ended. The
 * report of a complete check is closed when its payment went back.
 */
export function requestState({ status, invitation_status, ended_by }: Request): string {
  if (status === 'accepted' && ended_by !== null) return 'ended';
  if (status === 'completed' && ended_by === 'refund') return 'ended';
  if (status !== 'failed') return status;
  return answered.has(invitation_status) ? 'ended' : 'failed';
}
