import { proposeChange } from '@repo/api-client/queries/team';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { teamRoleLabels, teamRoles, type TeamRole } from '@repo/domain/team-role';
import { useForm } from '@repo/ui/forms/use-form';
import { client } from '../../api/client.ts';
import { fieldErrors } from '../../forms/field-errors.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { memberName } from './member-name.ts';
import { reasonError } from '../../forms/reason.ts';
import { READ_BY_ANOTHER } from './read-by-another.ts';
import { ReasonField } from '../../forms/ReasonField.tsx';
import { RoleField } from './RoleField.tsx';
import { NOT_PROPOSED, roleError } from './role.ts';
import type { MemberTaskProps } from './task.ts';

interface NewRole {
  readonly role: TeamRole | '';
  readonly reason: string;
}

const initial: NewRole = { role: '', reason: '' };

export function RoleDialog({ member, onClose, onDone }: MemberTaskProps) {
  const form = useForm({
    fields: ['role', 'reason'],
    initial,
    validate: ({ role, reason }) => fieldErrors({ role: roleError(role), reason: reasonError(reason) }),
    save: ({ role, reason }) => {
      if (role === '') throw new Error('A form without a role was sent');
      return proposeChange(client, { kind: 'role', member_id: member.id, role, reason: reason.trim() });
    },
    onSaved: onDone,
    refusalOf: refusalOf(NOT_PROPOSED),
  });
  return (
    <FormDialog
      title={`Change the role of ${memberName(member)}`}
      description={`The role is ${teamRoleLabels[member.role]} until another administrator approves the new one.`}
      form={form}
      submit={{ label: 'Propose', busyLabel: 'Proposing...' }}
      onClose={onClose}
    >
      <RoleField
        label="New role"
        roles={teamRoles.filter((role) => role !== member.role)}
        {...form.field('role')}
      />
      <ReasonField hint={READ_BY_ANOTHER} {...form.field('reason')} />
    </FormDialog>
  );
}
