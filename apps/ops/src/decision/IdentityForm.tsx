import type { IdentityCheck, IdentityDecision } from '@repo/api-client/queries/papers';
import { teamFailures } from '@repo/domain/identity-check';
import type { WorkNeed } from '@repo/domain/work-queue';
import { Checkbox } from '@repo/ui/components/Checkbox';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Select } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TextField } from '@repo/ui/components/TextField';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { whyText } from '../evidence/attempt-words.ts';
import { CardFacts } from '../evidence/CardFacts.tsx';
import { Decide } from '../work/Decide.tsx';
import { draftsOf } from '../work/drafts.ts';
import { useWorkForm } from '../work/use-work-form.ts';
import { HeldOnly } from '../work/HeldOnly.tsx';
import { WorkForm } from '../work/WorkForm.tsx';
import { identityConsequenceOf, identitySubmitLabelOf } from './consequence.ts';
import {
  decisionLabels,
  emptyIdentity,
  failureLabels,
  identityBody,
  identityErrors,
  identityFields,
  needsNameOnCard,
  questionHints,
  questions,
  type IdentityValues,
  type Question,
} from './identity-decision.ts';

interface IdentityFormProps<Saved> {
  readonly attempt: IdentityCheck;
  readonly needs: WorkNeed;
  /** Sends the decision. */
  readonly save: (decision: IdentityDecision) => Promise<Saved>;
  readonly told?: (saved: Saved, decision: IdentityDecision['decision']) => string;
  readonly onSaved?: (saved: Saved) => void;
}

const drafts = draftsOf<IdentityValues>();

/** What the card must say, three questions, and the decision. Two members decide an identity, each without the words of the other. */
export function IdentityForm<Saved>({ attempt, needs, save, told, onSaved }: IdentityFormProps<Saved>) {
  const form = useWorkForm({
    draft: drafts(`${attempt.id} ${needs}`),
    fields: identityFields,
    initial: emptyIdentity,
    validate: (values: IdentityValues) => identityErrors(attempt, values),
    save: (values) => save(identityBody(values)),
    told: told && ((saved, values) => told(saved, identityBody(values).decision)),
    onSaved,
    failed: 'The decision was not saved. Please try again.',
    isLong: true,
  });
  const { decision } = form.values;
  const tick = (question: Question) => {
    const { value, ...field } = form.field(question);
    return (
      <Checkbox
        key={question}
        label={questions[question]}
        description={questionHints[question]}
        checked={value}
        {...field}
      />
    );
  };
  return (
    <TitledCard title="Is this the same person?" gap="medium">
      <WorkForm
        form={form}
        actions={
          <Decide
            busy={form.busy}
            label={identitySubmitLabelOf(needs, decision)}
            follows={identityConsequenceOf(needs)}
          />
        }
      >
        <HeldOnly>
          <Text tone="muted">{whyText(attempt)}</Text>
          <CardFacts attempt={attempt} />
        </HeldOnly>
        {decision !== 'failed' && (
          <Stack gap="none">
            <Text>{`For “${decisionLabels.verified}”, all three:`}</Text>
            {tick('face')}
            {tick('card')}
            {tick('alive')}
          </Stack>
        )}
        {needsNameOnCard(attempt) && decision !== 'failed' && (
          <TextField
            label="Name on the card"
            required
            hint="Letter by letter. Another member reads it too."
            {...form.field('name_on_id')}
          />
        )}
        <RadioCards
          legend="Outcome"
          required
          columns={2}
          numbered
          options={[
            { value: 'verified', title: decisionLabels.verified },
            { value: 'failed', title: decisionLabels.failed },
          ]}
          {...form.field('decision')}
        />
        {decision === 'failed' && (
          <>
            <Select
              label="Reason"
              required
              hint="The worker reads what to do next."
              placeholder="Choose a reason"
              options={teamFailures.map((value) => ({ value, label: failureLabels[value] }))}
              {...form.field('reason')}
            />
            <TextArea
              label="Note for the team"
              required
              hint="What you saw. Only members read it."
              rows={2}
              hotkey="n"
              {...form.field('note')}
            />
          </>
        )}
      </WorkForm>
    </TitledCard>
  );
}
