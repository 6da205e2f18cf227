import { failureOf } from '@repo/api-client/client/failure';
import { recordCall, referencesOfWorkerQuery, type TeamReference } from '@repo/api-client/queries/papers';
import { WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { proposedTry } from '@repo/domain/reference-call';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { TextArea } from '@repo/ui/components/TextArea';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { Text } from '@repo/ui/primitives/Text';
import { client } from '../../../../api/client.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { outcomeOptions } from '../../../../evidence/call-words.ts';
import { callBody, callErrors, callFields, emptyCall, isSpoken } from './call-values.ts';
import { nextTryText, triesOf } from './calls.ts';
import { Questions } from './Questions.tsx';

interface CallFormProps {
  readonly workerId: string;
  readonly reference: TeamReference;
  readonly now: Date;
}

const refusalOfCall = refusalOf('The call was not saved. Please try again.');

/** What came of a call to a referee: the outcome first, because most calls are not answered. */
export function CallForm({ workerId, reference, now }: CallFormProps) {
  const tell = useToast();
  const readAgain = () => {
    const { queryKey } = referencesOfWorkerQuery(client, workerId);
    void invalidate(queryClient, { queryKey });
    void invalidate(queryClient, { queryKey: WORK });
  };
  const form = useForm({
    fields: callFields,
    initial: emptyCall,
    validate: (values) => callErrors(reference, values, new Date()),
    save: (values) => recordCall(client, reference.id, callBody(reference, values)),
    onSaved: () => {
      tell({ text: 'The call is saved.', tone: 'success' });
      readAgain();
    },
    refusalOf: (error) => {
      const refusal = refusalOfCall(error);
      const failure = failureOf(error);
      // Somebody changed the reference since it was read. Reading it again ends this form.
      if (failure?.kind === 'api' && failure.status === 409) {
        tell({ text: refusal.message, tone: 'danger' });
        readAgain();
      }
      return refusal;
    },
    isLong: true,
  });
  const { outcome, employed, may_share: mayShare } = form.values;
  const next = outcome === 'not_reached' ? proposedTry([...triesOf(reference), now], now) : null;
  return (
    <Form form={form} label={`Call to ${reference.name}`}>
      <RadioCards
        legend="What came of the call"
        required
        columns={3}
        options={outcomeOptions}
        {...form.field('outcome')}
      />
      {next !== null && <Text>{nextTryText(next)}</Text>}
      {isSpoken(form.values) && (
        <>
          <Questions values={form.values} set={form.set} field={form.field} />
          {employed === 'no' && (
            <Banner tone="info" title="This referee verifies nothing: she never worked there." />
          )}
          <TextArea
            label="What was said, for the report"
            hint={
              mayShare === 'no' || mayShare === 'unsure'
                ? 'The referee did not agree to that: employers read only that the referee was reached.'
                : 'Employers read it.'
            }
            rows={3}
            {...form.field('feedback')}
          />
        </>
      )}
      <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving...">
        Save the call
      </Button>
    </Form>
  );
}
