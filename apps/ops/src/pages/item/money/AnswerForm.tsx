import { answerChargeback, sendEvidence, type Chargeback } from '@repo/api-client/queries/chargebacks';
import { CHARGEBACK_EVIDENCE_MAXIMUM, CHARGEBACK_MESSAGE_MAXIMUM } from '@repo/domain/chargeback';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { TextArea } from '@repo/ui/components/TextArea';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { client } from '../../../api/client.ts';
import { draftsOf } from '../../../work/drafts.ts';
import { useWorkForm } from '../../../work/use-work-form.ts';
import { WorkForm } from '../../../work/WorkForm.tsx';
import { answerErrors, answerFields, type AnswerValues } from './answer.ts';
import { evidenceText } from './evidence-text.ts';
import { kes } from './money-words.ts';

const drafts = draftsOf<AnswerValues>();

/** The one answer to a payment dispute: the money goes back, or the bank gets evidence against it. */
export function AnswerForm({ chargeback }: { readonly chargeback: Chargeback }) {
  const { id, gives_back: givesBack } = chargeback;
  const form = useWorkForm({
    draft: drafts(id),
    fields: answerFields,
    initial: (): AnswerValues => ({ answer: '', service_details: evidenceText(chargeback), message: '' }),
    validate: (values) => answerErrors(chargeback, values),
    save: (values) => send(id, values),
    told: (_saved, { answer }) =>
      answer === 'accepted' ? 'Accepted. The money goes back.' : 'Declined. The bank has the evidence.',
    failed: 'The answer was not sent. Please try again.',
  });
  const { answer } = form.values;
  return (
    <TitledCard title="Your answer" gap="medium">
      {givesBack === 0 && (
        <Banner tone="warning" title="Nothing is left of this payment.">
          It went back, or is on its way back, so an acceptance is refused. Decline, and say what went back.
        </Banner>
      )}
      <WorkForm
        form={form}
        actions={
          <Button
            type="submit"
            variant={answer === 'accepted' ? 'danger' : 'primary'}
            busy={form.busy}
            busyLabel="Sending..."
          >
            {submitLabels(givesBack)[answer]}
          </Button>
        }
      >
        <RadioCards
          legend="Answer"
          required
          columns={2}
          numbered
          hint="It is given once, and not taken back."
          options={[
            {
              value: 'accepted',
              title: 'Accept',
              description:
                givesBack === 0
                  ? 'Nothing is left to give back.'
                  : `${kes(givesBack)} goes back to the payer.`,
            },
            { value: 'declined', title: 'Decline', description: 'The bank decides with our evidence.' },
          ]}
          {...form.field('answer')}
        />
        {answer === 'declined' && (
          <TextArea
            label="Evidence"
            required
            hint="The bank reads it, with the payer’s name, phone and e-mail. Name no worker."
            rows={6}
            counterLimit={CHARGEBACK_EVIDENCE_MAXIMUM}
            hotkey="n"
            {...form.field('service_details')}
          />
        )}
        <TextArea
          label="Reason of the answer"
          required
          hint="The bank reads it beside the order. Name no worker."
          rows={2}
          counterLimit={CHARGEBACK_MESSAGE_MAXIMUM}
          {...form.field('message')}
        />
      </WorkForm>
    </TitledCard>
  );
}

const submitLabels = (givesBack: number): Readonly<Record<AnswerValues['answer'], string>> => ({
  accepted: givesBack === 0 ? 'Accept' : `Give ${kes(givesBack)} back`,
  declined: 'Send the evidence and decline',
  '': 'Answer',
});

/** The evidence goes first: after the answer the payment service takes none. */
async function send(id: string, { answer, service_details: evidence, message }: AnswerValues) {
  if (answer === '') throw new Error('No answer is chosen');
  if (answer === 'declined') await sendEvidence(client, id, evidence.trim());
  return answerChargeback(client, id, { answer, message: message.trim() });
}
