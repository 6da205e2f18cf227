import { endSessionsOf } from '@repo/api-client/queries/team';
import { client } from '../../api/client.ts';
import { memberName } from './member-name.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { MemberTaskProps } from './task.ts';

export const EndSessionsDialog = ({ member, ...ways }: MemberTaskProps) => (
  <ReasonDialog
    title={`End all sessions of ${memberName(member)}?`}
    description="It takes effect at once. The member can sign in again."
    hint="It is kept in the audit log."
    submit={{ label: 'End sessions', busyLabel: 'Ending...' }}
    send={(reason) => endSessionsOf(client, member.id, reason)}
    failed="The sessions were not ended. Please try again."
    {...ways}
  />
);
