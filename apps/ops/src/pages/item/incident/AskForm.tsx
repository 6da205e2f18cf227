import { askWorker, incidentKey } from '@repo/api-client/queries/incidents';
import type { IncidentChannel } from '@repo/domain/incident-report';
import { Button } from '@repo/ui/components/Button';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { TextArea } from '@repo/ui/components/TextArea';
import { Text } from '@repo/ui/primitives/Text';
import { client } from '../../../api/client.ts';
import { fieldErrors } from '../../../forms/field-errors.ts';
import { draftsOf } from '../../../work/drafts.ts';
import { useWorkForm } from '../../../work/use-work-form.ts';
import { WorkForm } from '../../../work/WorkForm.tsx';

const channels = [
  {
    value: 'sms',
    title: 'Ask by SMS',
    description: 'The SMS does not tell what it is about. The worker reads your question in the app.',
  },
  { value: 'phone', title: 'We called', description: 'You asked on the phone just now.' },
] as const satisfies readonly { readonly value: IncidentChannel; title: string; description: string }[];

interface AskValues {
  readonly channel: IncidentChannel;
  readonly question: string;
}
const empty: AskValues = { channel: 'sms', question: '' };

const drafts = draftsOf<AskValues>();

/** Asks the worker for her side. Her five days begin with it. */
export function AskForm({ id }: { readonly id: string }) {
  const form = useWorkForm({
    draft: drafts(id),
    fields: ['question'],
    initial: empty,
    validate: ({ question }: AskValues) =>
      fieldErrors({ question: question.trim() === '' ? 'Please write a question to the worker.' : null }),
    papers: incidentKey(id),
    save: ({ channel, question }) => askWorker(client, id, { channel, question: question.trim() }),
    told: (_saved, { channel }) =>
      channel === 'sms' ? 'The worker is asked by SMS.' : 'Saved: we called the worker.',
    failed: 'The worker was not asked. Please try again.',
  });
  return (
    <>
      <Text>The worker was not asked yet, and has five days to answer from the moment on which you ask.</Text>
      <WorkForm form={form}>
        <RadioCards legend="How the worker is asked" required options={channels} {...form.field('channel')} />
        <TextArea
          label="Question to the worker"
          required
          rows={3}
          hint="The worker reads it. Use your own words, never those of the reporter, and do not tell who it was."
          {...form.field('question')}
        />
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving...">
          {form.values.channel === 'sms' ? 'Send the SMS' : 'Save the call'}
        </Button>
      </WorkForm>
    </>
  );
}
