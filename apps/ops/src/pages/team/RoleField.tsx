import { teamRoleDescriptions, teamRoleLabels, type TeamRole } from '@repo/domain/team-role';
import { Select, type SelectProps } from '@repo/ui/components/Select';

interface RoleFieldProps extends Omit<SelectProps<TeamRole>, 'label' | 'options'> {
  readonly label: string;
  readonly roles: readonly TeamRole[];
}

/** A choice of roles. The line above says what the chosen one does. */
export const RoleField = ({ roles, ...field }: RoleFieldProps) => (
  <Select
    required
    placeholder="Choose a role"
    options={roles.map((role) => ({ value: role, label: teamRoleLabels[role] }))}
    hint={field.value === '' ? 'A member has one role.' : teamRoleDescriptions[field.value]}
    {...field}
  />
);
