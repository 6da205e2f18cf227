import type { InvitationState } from '@repo/api-client/queries/dashboard';
import { formatDate } from '@repo/domain/dates';

/** Whether a prospect answered the latest invitation. Null when none was sent. A yes of a prospect has ended since. */
export function answerOf(invitation: Pick<InvitationState, 'status' | 'expires_at'> | null): string {
  if (invitation === null) return 'Not invited yet';
  switch (invitation.status) {
    case 'pending':
      return `Waiting until ${formatDate(invitation.expires_at)}`;
    case 'accepted':
      return 'The agreement has ended';
    case 'declined':
      return 'Declined';
    case 'withdrawn':
      return 'You withdrew it';
    case 'expired':
      return 'No answer';
    default:
      return 'Unknown';
  }
}
