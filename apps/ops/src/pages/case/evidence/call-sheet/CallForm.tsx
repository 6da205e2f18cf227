import type { TeamReference } from '@repo/api-client/queries/papers';
import { proposedTry } from '@repo/domain/reference-call';
import { shownInFull } from '@repo/domain/note-readers';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { TextArea } from '@repo/ui/components/TextArea';
import { Text } from '@repo/ui/primitives/Text';
import { outcomeOptions } from '../../../../evidence/call-words.ts';
import { triesOf } from '../../../../evidence/reference-standing.ts';
import { WorkForm } from '../../../../work/WorkForm.tsx';
import { isSpoken } from './call-values.ts';
import { nextTryText } from './calls.ts';
import { Questions } from './Questions.tsx';
import type { CallFormState } from './use-call-form.ts';

interface CallFormProps {
  readonly form: CallFormState;
  readonly label: string;
  readonly reference: TeamReference;
  readonly now: Date;
}

/** What came of a call to a referee: the outcome first, because most calls are not answered. */
export function CallForm({ form, label, reference, now }: CallFormProps) {
  const { outcome, employed, may_share: mayShare } = form.values;
  const next = outcome === 'not_reached' ? proposedTry([...triesOf(reference), now], now) : null;
  return (
    <WorkForm form={form} label={label}>
      {form.lookedAgain !== null && <Changed onEmptied={form.reset} />}
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
            <Banner tone="info" title="This referee verifies nothing: the worker was never there." />
          )}
          <TextArea
            label="What was said, for the report"
            hint={
              mayShare === 'no' || mayShare === 'unsure'
                ? 'The referee did not agree to that: employers read only that the referee was reached.'
                : shownInFull('references')
            }
            rows={3}
            {...form.field('feedback')}
          />
        </>
      )}
      <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving...">
        Save the call
      </Button>
    </WorkForm>
  );
}

/** The words of one person are never saved for another. */
const Changed = ({ onEmptied }: { readonly onEmptied: () => void }) => (
  <Banner
    tone="warning"
    announce
    title="The worker changed this referee."
    action={
      <Button variant="secondary" size="small" onClick={onEmptied}>
        Empty the form
      </Button>
    }
  >
    What you typed stays, and cannot be saved: the referee may be another person now.
  </Banner>
);
