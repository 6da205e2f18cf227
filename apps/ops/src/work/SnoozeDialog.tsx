import { snooze, type Work } from '@repo/api-client/queries/work';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { snoozeEnd } from '@repo/domain/work-queue';
import { DateField } from '@repo/ui/components/DateField';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { client } from '../api/client.ts';
import { fieldErrors } from '../forms/field-errors.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { reasonError } from '../forms/reason.ts';
import { ReasonField } from '../forms/ReasonField.tsx';
import { actAtOnce } from './acts-under-way.ts';
import { useGiven } from './use-given.ts';
import { workCode, workTitle } from './work-words.ts';

interface SnoozeDialogProps {
  readonly work: Work;
  readonly onClose: () => void;
}

/** Puts a piece of work aside until the morning of a working day. */
export function SnoozeDialog({ work, onClose }: SnoozeDialogProps) {
  const tell = useToast();
  const form = useForm({
    fields: ['until', 'reason'],
    initial: { until: '', reason: '' },
    validate: ({ until, reason }) =>
      fieldErrors({
        until:
          snoozeEnd(until, new Date()) === null
            ? 'Please choose a working day within the next 30 days.'
            : null,
        reason: reasonError(reason),
      }),
    save: ({ until, reason }) =>
      actAtOnce(
        work,
        { snoozed_until: snoozeEnd(until, new Date())?.toISOString() ?? null, snooze_reason: reason.trim() },
        () => snooze(client, work, { until, reason: reason.trim() }),
      ),
    onSaved: useGiven(onClose),
    refusalOf: refusalOf('It was not put aside. Please try again.'),
    onRefusedAway: ({ message }) => tell({ text: message, tone: 'danger' }),
  });
  return (
    <FormDialog
      title="Put aside"
      description={`${workTitle(work)}, ${workCode(work)}. It stays yours, and its date stays as it is.`}
      form={form}
      submit={{ label: 'Put aside', busyLabel: 'Putting aside...' }}
      onClose={onClose}
      isShownAtOnce
    >
      <DateField label="Until the morning of" required {...form.field('until')} />
      <ReasonField hint="You read it when it is back." {...form.field('reason')} />
    </FormDialog>
  );
}
