import { failureText } from '@repo/api-client/client/failure-text';
import { endSessionsOf, sessionsOfMemberQuery } from '@repo/api-client/queries/team';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { formatMoment } from '@repo/domain/dates';
import { Banner } from '@repo/ui/components/Banner';
import { Select } from '@repo/ui/components/Select';
import { useForm } from '@repo/ui/forms/use-form';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { fieldErrors } from '../../forms/field-errors.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { reasonError } from '../../forms/reason.ts';
import { ReasonField } from '../../forms/ReasonField.tsx';
import { memberName } from './member-name.ts';
import type { MemberTaskProps } from './task.ts';

const ALL = 'all';

/** Where a member is signed in. An administrator ends one of these sessions, or all. */
export function EndSessionsDialog({ member, onClose, onDone }: MemberTaskProps) {
  const { data: live = [], error } = useQuery(sessionsOfMemberQuery(client, member.id));
  const form = useForm({
    fields: ['session', 'reason'],
    initial: { session: ALL, reason: '' },
    validate: ({ reason }) => fieldErrors({ session: null, reason: reasonError(reason) }),
    save: ({ session, reason }) =>
      endSessionsOf(client, member.id, {
        reason: reason.trim(),
        ...(session === ALL ? {} : { session_id: session }),
      }),
    onSaved: onDone,
    refusalOf: refusalOf('The sessions were not ended. Please try again.'),
  });
  return (
    <FormDialog
      title={`End sessions of ${memberName(member)}`}
      description="It takes effect at once. The member can sign in again."
      form={form}
      submit={{ label: 'End sessions', busyLabel: 'Ending...' }}
      onClose={onClose}
    >
      {error !== null && (
        <Banner tone="warning">{failureText(error, 'The single sessions could not be loaded.')}</Banner>
      )}
      <Select
        label="Which ones"
        options={[
          { value: ALL, label: 'All sessions' },
          ...live.map(({ id, device, created_at: since, last_seen_at: seen }) => ({
            value: id,
            label: `${device ?? 'Unknown device'}, since ${formatMoment(since)}, last seen ${formatMoment(seen)}`,
          })),
        ]}
        {...form.field('session')}
      />
      <ReasonField hint="It is kept in the audit log." {...form.field('reason')} />
    </FormDialog>
  );
}
