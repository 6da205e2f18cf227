import { colleaguesQuery, give, type Work } from '@repo/api-client/queries/work';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { mayDo } from '@repo/domain/team-permission';
import { teamRoleLabels } from '@repo/domain/team-role';
import { permissionOfWork } from '@repo/domain/work-queue';
import { Select } from '@repo/ui/components/Select';
import { useForm } from '@repo/ui/forms/use-form';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { fieldErrors } from '../forms/field-errors.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { reasonError } from '../forms/reason.ts';
import { ReasonField } from '../forms/ReasonField.tsx';
import { useGiven } from './use-given.ts';
import { workCode, workTitle } from './work-words.ts';

interface GiveDialogProps {
  readonly work: Work;
  readonly onClose: () => void;
}

/** Gives a piece of work to a colleague whose role works on it. */
export function GiveDialog({ work, onClose }: GiveDialogProps) {
  const { data, isPending } = useQuery(colleaguesQuery(client));
  const form = useForm({
    fields: ['member_id', 'reason'],
    initial: { member_id: '', reason: '' },
    validate: ({ member_id: memberId, reason }) =>
      fieldErrors({
        member_id: memberId === '' ? 'Please choose a colleague.' : null,
        reason: reasonError(reason),
      }),
    save: ({ member_id, reason }) => give(client, work, { member_id, reason: reason.trim() }),
    onSaved: useGiven(onClose),
    refusalOf: refusalOf('It was not given. Please try again.'),
  });
  const fitting = (data?.colleagues ?? []).filter(({ role }) => mayDo(role, permissionOfWork[work.kind]));
  return (
    <FormDialog
      title="Give to a colleague"
      description={`${workTitle(work)}, ${workCode(work)}. You cannot open its papers afterwards.`}
      form={form}
      submit={{ label: 'Give', busyLabel: 'Giving...' }}
      onClose={onClose}
    >
      <Select
        label="Colleague"
        required
        placeholder={isPending ? 'Loading...' : 'Choose a colleague'}
        options={fitting.map(({ id, name, role }) => ({
          value: id,
          label: `${name ?? 'Team member'}, ${teamRoleLabels[role]}`,
        }))}
        {...form.field('member_id')}
      />
      <ReasonField hint="Your colleague reads it." {...form.field('reason')} />
    </FormDialog>
  );
}
