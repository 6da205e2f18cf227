import { proposeChange } from '@repo/api-client/queries/team';
import { client } from '../../api/client.ts';
import { memberName } from './member-name.ts';
import { READ_BY_ANOTHER } from './read-by-another.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { NOT_PROPOSED } from './role.ts';
import type { MemberTaskProps } from './task.ts';

export const NewSecondFactorDialog = ({ member, ...ways }: MemberTaskProps) => (
  <ReasonDialog
    title={`New second factor for ${memberName(member)}`}
    description="For a member who lost the phone or the keys. Another administrator decides. After an approval the old second factors stop working, all sessions end, and the member sets up a new one at the next sign-in."
    hint={READ_BY_ANOTHER}
    submit={{ label: 'Propose', busyLabel: 'Proposing...' }}
    send={(reason) => proposeChange(client, { kind: 'new_second_factor', member_id: member.id, reason })}
    failed={NOT_PROPOSED}
    {...ways}
  />
);
