import type { CheckDecision } from '@repo/api-client/queries/cases';
import { checkOutcomes, type CheckOutcome } from '@repo/domain/check';
import { checkStates } from '@repo/domain/status-vocabulary';
import { checkReasonLabels, reasonsOf } from '@repo/domain/check-reason';
import { mustTellSearch, sourcesFor } from '@repo/domain/decision-grounds';
import { evidenceSourceLabels, sourcesOf, type EvidenceSource } from '@repo/domain/evidence-source';
import { DayField } from '@repo/ui/components/DayField';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Select } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import type { ReactNode } from 'react';
import { Decide } from '../work/Decide.tsx';
import { draftsOf } from '../work/drafts.ts';
import { useWorkForm } from '../work/use-work-form.ts';
import { WorkForm } from '../work/WorkForm.tsx';
import { contentTexts } from '../work/what-changed.ts';
import {
  decisionBody,
  decisionErrors,
  decisionFields,
  emptyDecision,
  needsNote,
  noteHint,
  dayHint,
  searchHints,
  usualDay,
  usualReason,
  type DecidedCheck,
  type DecisionValues,
} from './decision.ts';
import { consequenceOf, submitLabelOf } from './consequence.ts';
import { reasonHints } from './reason-hints.ts';

interface DecisionFormProps<Saved> {
  readonly check: DecidedCheck;
  /** The worker’s name. It is read when an outcome is chosen. */
  readonly about: ReactNode;
  /** Sends the decision. */
  readonly save: (decision: CheckDecision) => Promise<Saved>;
  readonly told?: (saved: Saved) => string;
  readonly onSaved?: (saved: Saved) => void;
}

/** Why an outcome has fewer sources than its check. */
const ISSUER_ALONE = '“Clear” needs the record.';

const drafts = draftsOf<DecisionValues>();

/** The form of the member who holds a check: outcome, reason, source and day of the evidence, and two notes. */
export function DecisionForm<Saved>({ check, about, save, told, onSaved }: DecisionFormProps<Saved>) {
  const kind = check.check_kind;
  const form = useWorkForm({
    draft: drafts(`${check.id} ${check.needs}`),
    fields: decisionFields,
    initial: () => emptyDecision(check, new Date()),
    validate: (values: DecisionValues) => decisionErrors(check, values, new Date()),
    version: check.version,
    // The decision counts for the person of whom the member read, and not for one that a later poll brought.
    staysWithFirst: true,
    save: (values, read) => save(decisionBody({ ...check, version: read }, values)),
    told,
    onSaved,
    failed: 'The decision was not saved. Please try again.',
    isLong: true,
  });
  const { outcome, source, reason } = form.values;
  const sources = outcome === '' ? sourcesOf[kind] : sourcesFor(kind, outcome);
  const choose = (chosen: CheckOutcome) => {
    form.set('outcome', chosen);
    form.set('reason', usualReason(kind, chosen));
    if (source !== '' && !sourcesFor(kind, chosen).includes(source)) chooseSource('');
  };
  const chooseSource = (chosen: EvidenceSource | '') => {
    form.set('source', chosen);
    // The day that stood there because of another source says nothing of this one.
    const now = new Date();
    if (form.values.evidence_on === usualDay(source, now)) form.set('evidence_on', usualDay(chosen, now));
  };
  return (
    <TitledCard title="Your decision" gap="medium">
      <WorkForm
        form={form}
        changed={contentTexts.person}
        actions={
          <Decide
            busy={form.busy}
            label={submitLabelOf(check, outcome, reason)}
            follows={
              outcome !== '' && (
                <>
                  About {about}: {consequenceOf(check, outcome, reason)}
                </>
              )
            }
          />
        }
      >
        <RadioCards
          legend="Outcome"
          required
          columns={2}
          numbered
          options={checkOutcomes.map((value) => ({ value, title: checkStates[value].english }))}
          {...form.field('outcome')}
          onChange={choose}
        />
        {outcome !== '' && (
          <Select
            label="Reason"
            required
            placeholder="Choose a reason"
            hint={reason === '' ? undefined : reasonHints[reason]}
            options={reasonsOf[kind][outcome].map((value) => ({ value, label: checkReasonLabels[value] }))}
            {...form.field('reason')}
          />
        )}
        <Grid columns={2}>
          <Select
            label="Source of the evidence"
            required
            placeholder="Choose a source"
            hint={sources.length < sourcesOf[kind].length ? ISSUER_ALONE : 'Where you saw or heard it.'}
            options={sources.map((value) => ({ value, label: evidenceSourceLabels[value] }))}
            {...form.field('source')}
            onChange={chooseSource}
          />
          <DayField
            label="Day of the evidence"
            required
            hint={dayHint(source)}
            {...form.field('evidence_on')}
          />
        </Grid>
        {kind === 'health' && <DayField label="Last day of the certificate" {...form.field('expires_on')} />}
        <TextArea
          label="Note for the report"
          required={needsNote(kind, outcome)}
          hint={noteHint(check, outcome)}
          rows={3}
          hotkey="n"
          {...form.field('note')}
        />
        <TextArea
          label="Note for the team"
          required={mustTellSearch(kind)}
          hint={searchHints[kind] ?? 'Optional. Only members read it.'}
          rows={2}
          {...form.field('team_note')}
        />
      </WorkForm>
    </TitledCard>
  );
}
