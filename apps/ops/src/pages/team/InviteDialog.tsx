import { proposeChange } from '@repo/api-client/queries/team';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { normalisePhone } from '@repo/domain/phone';
import { TEAM_INVITATION_DAYS } from '@repo/domain/second-factor';
import { teamRoles, type TeamRole } from '@repo/domain/team-role';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { TextField } from '@repo/ui/components/TextField';
import { useForm } from '@repo/ui/forms/use-form';
import { client } from '../../api/client.ts';
import { fieldErrors } from '../../forms/field-errors.ts';
import { phoneError } from '../../forms/phone-error.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { reasonError } from '../../forms/reason.ts';
import { READ_BY_ANOTHER } from './read-by-another.ts';
import { ReasonField } from '../../forms/ReasonField.tsx';
import { RoleField } from './RoleField.tsx';
import { NOT_PROPOSED, roleError } from './role.ts';
import type { TaskProps } from './task.ts';

const NAME_LENGTH = 100;

interface Invitation {
  readonly phone: string;
  readonly name: string;
  readonly role: TeamRole | '';
  readonly reason: string;
}

const initial: Invitation = { phone: '', name: '', role: '', reason: '' };

export function InviteDialog({ onClose, onDone }: TaskProps) {
  const form = useForm({
    fields: ['phone', 'name', 'role', 'reason'],
    initial,
    validate: ({ phone, name, role, reason }) =>
      fieldErrors({
        phone: phoneError(phone),
        name: name.trim() === '' ? 'Please enter the name that colleagues see.' : null,
        role: roleError(role),
        reason: reasonError(reason),
      }),
    save: ({ phone, name, role, reason }) => {
      if (role === '') throw new Error('A form without a role was sent');
      return proposeChange(client, {
        kind: 'invitation',
        phone: normalisePhone(phone) ?? phone,
        name: name.trim(),
        role,
        reason: reason.trim(),
      });
    },
    onSaved: onDone,
    refusalOf: refusalOf(NOT_PROPOSED),
  });
  return (
    <FormDialog
      title="Invite a member"
      description={`Another administrator decides. After an approval, an SMS invites this phone to sign in within ${TEAM_INVITATION_DAYS} days.`}
      form={form}
      submit={{ label: 'Propose', busyLabel: 'Proposing...' }}
      onClose={onClose}
    >
      <PhoneField label="Phone number" autoComplete="off" required {...form.field('phone')} />
      <TextField
        label="Name that colleagues see"
        autoComplete="off"
        maxLength={NAME_LENGTH}
        required
        {...form.field('name')}
      />
      <RoleField label="Role" roles={teamRoles} {...form.field('role')} />
      <ReasonField hint={READ_BY_ANOTHER} {...form.field('reason')} />
    </FormDialog>
  );
}
