import { rule, type TeamDispute } from '@repo/api-client/queries/disputes';
import { rulingReasonLabels, rulingReasonsOf } from '@repo/domain/allegation-reason';
import { checkStates } from '@repo/domain/status-vocabulary';
import type { DisputeDecision } from '@repo/domain/dispute';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Select } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { client } from '../../../api/client.ts';
import { Decide } from '../../../work/Decide.tsx';
import { draftsOf } from '../../../work/drafts.ts';
import { useWorkForm } from '../../../work/use-work-form.ts';
import { WorkForm } from '../../../work/WorkForm.tsx';
import {
  corrects,
  hintOfClear,
  outcomesFor,
  rulingErrors,
  rulingOutcome,
  type RulingValues,
} from './ruling.ts';

const empty: RulingValues = { decision: '', outcome: '', reason: '', note: '' };

const drafts = draftsOf<RulingValues>();

/** The form of the third member, who had no say in the finding. */
export function Ruling({ dispute }: { readonly dispute: TeamDispute }) {
  const form = useWorkForm({
    draft: drafts(dispute.id),
    fields: ['decision', 'outcome', 'reason', 'note'],
    initial: empty,
    validate: (values: RulingValues) => rulingErrors(dispute, values),
    save: (values) => {
      const { decision, reason, note } = values;
      if (decision === '' || reason === '') throw new Error('A ruling without a decision was sent');
      const outcome = rulingOutcome(dispute, values);
      return rule(client, dispute.id, { decision, outcome, reason, note: note.trim() });
    },
    told: () => 'Decided. The worker is told.',
    failed: 'The ruling was not saved. Please try again.',
    isLong: true,
  });
  const { decision, outcome } = form.values;
  const choose = (chosen: DisputeDecision) => {
    form.set('decision', chosen);
    form.set('reason', '');
  };
  const isCorrected = corrects(dispute, decision);
  return (
    <TitledCard title="Your ruling" gap="medium">
      <WorkForm form={form} actions={<Decide busy={form.busy} label="Decide" />}>
        <RadioCards
          legend="Ruling"
          required
          columns={2}
          numbered
          options={[
            {
              value: 'upheld',
              title: 'The worker is right',
              description:
                dispute.kind === 'record'
                  ? 'The record falls: it stands in no registry and counts no more.'
                  : 'The finding falls in every report, and employers who could read it are told.',
            },
            {
              value: 'rejected',
              title: 'The finding stands',
              description: 'It is marked as disputed no more.',
            },
          ]}
          {...form.field('decision')}
          onChange={choose}
        />
        {isCorrected && (
          <Select
            label="What the check comes to now"
            required
            placeholder="Choose an outcome"
            options={outcomesFor(dispute).map((value) => ({ value, label: checkStates[value].english }))}
            hint={outcome === 'clear' ? hintOfClear(dispute) : undefined}
            {...form.field('outcome')}
          />
        )}
        {decision !== '' && (
          <Select
            label="Reason"
            required
            placeholder="Choose a reason"
            options={rulingReasonsOf[decision].map((value) => ({ value, label: rulingReasonLabels[value] }))}
            hint="Only members read it."
            {...form.field('reason')}
          />
        )}
        <TextArea
          label="Why"
          required
          rows={3}
          hint={
            isCorrected
              ? 'The worker and the readers of the report read it. Name nobody who told us.'
              : 'The worker reads it. Name nobody who told us.'
          }
          hotkey="n"
          {...form.field('note')}
        />
      </WorkForm>
    </TitledCard>
  );
}
