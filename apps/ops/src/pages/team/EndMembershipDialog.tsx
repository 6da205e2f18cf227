import { endMember } from '@repo/api-client/queries/team';
import { client } from '../../api/client.ts';
import { memberName } from './member-name.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { MemberTaskProps } from './task.ts';

export const EndMembershipDialog = ({ member, ...ways }: MemberTaskProps) => (
  <ReasonDialog
    title={`End the membership of ${memberName(member)}?`}
    description="It takes effect at once and cannot be undone: sessions, second factors and waiting proposals of the member end. A new invitation can bring the member back."
    hint="It is kept in the audit log."
    submit={{ label: 'End membership', busyLabel: 'Ending...', isDanger: true }}
    send={(reason) => endMember(client, member.id, reason)}
    failed="The membership was not ended. Please try again."
    {...ways}
  />
);
