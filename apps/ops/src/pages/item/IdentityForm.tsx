import { judgeIdentity, type IdentityCheck } from '@repo/api-client/queries/papers';
import { WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { teamFailures } from '@repo/domain/identity-check';
import type { WorkNeed } from '@repo/domain/work-queue';
import { Button } from '@repo/ui/components/Button';
import { Checkbox } from '@repo/ui/components/Checkbox';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Select } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TextField } from '@repo/ui/components/TextField';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useUnsaved } from '../../work/unsaved.ts';
import {
  emptyIdentity,
  identityBody,
  identityErrors,
  identityFields,
  needsNameOnCard,
  questions,
  type IdentityValues,
  type Question,
} from './identity-decision.ts';

const failureLabels: Readonly<Record<(typeof teamFailures)[number], string>> = {
  photos_unusable: 'The photos cannot be used',
  face_differs: 'The face is not the one on the card',
  card_unreadable: 'The card cannot be read',
  card_differs: 'The card has another name or number',
  not_confirmed: 'The identity could not be confirmed',
};

const sent = {
  second_look: 'Saved. A colleague compares them now.',
  settling: 'Saved. You differ from a colleague: a senior looks at it now.',
  decided: 'Decided.',
} as const;

interface IdentityFormProps {
  readonly attempt: IdentityCheck;
  readonly needs: WorkNeed;
}

/** Three questions and the decision. Two members decide an identity, each without the words of the other. */
export function IdentityForm({ attempt, needs }: IdentityFormProps) {
  const tell = useToast();
  const form = useForm({
    fields: identityFields,
    initial: emptyIdentity,
    validate: (values: IdentityValues) => identityErrors(attempt, values),
    save: (values) => judgeIdentity(client, attempt.id, identityBody(values)),
    onSaved: ({ identity_check: { standing } }) => {
      tell({ text: sent[standing], tone: 'success' });
      void invalidate(queryClient, { queryKey: WORK });
    },
    refusalOf: refusalOf('The decision was not saved. Please try again.'),
    isLong: true,
  });
  useUnsaved(form);
  const { decision } = form.values;
  const tick = (question: Question) => {
    const { value, ...field } = form.field(question);
    return <Checkbox key={question} label={questions[question]} checked={value} {...field} />;
  };
  return (
    <TitledCard title="Is it she?" gap="medium">
      <Form form={form}>
        <RadioCards
          legend="Outcome"
          required
          columns={2}
          numbered
          options={[
            { value: 'verified', title: 'It is she' },
            { value: 'failed', title: 'It is not proven' },
          ]}
          {...form.field('decision')}
        />
        {decision === 'verified' && (
          <>
            {tick('face')}
            {tick('card')}
            {tick('alive')}
            {needsNameOnCard(attempt) && (
              <TextField
                label="Name on the card"
                required
                hint="Letter by letter. Another member reads it too."
                {...form.field('name_on_id')}
              />
            )}
          </>
        )}
        {decision === 'failed' && (
          <Select
            label="Reason"
            required
            hint="She reads what to do next."
            placeholder="Choose a reason"
            options={teamFailures.map((value) => ({ value, label: failureLabels[value] }))}
            {...form.field('reason')}
          />
        )}
        <TextArea
          label="Note for the team"
          hint="Only members read it."
          rows={2}
          hotkey="n"
          {...form.field('note')}
        />
        <Button type="submit" busy={form.busy} busyLabel="Saving...">
          {needs === 'first_look' ? 'Send to a second look' : 'Decide'}
        </Button>
      </Form>
    </TitledCard>
  );
}
