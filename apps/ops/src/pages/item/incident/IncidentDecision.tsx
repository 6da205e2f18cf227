import { decideOnIncident, incidentKey, type TeamIncident } from '@repo/api-client/queries/incidents';
import type { Work } from '@repo/api-client/queries/work';
import { incidentReasonLabels, incidentReasonsOf } from '@repo/domain/allegation-reason';
import type { IncidentDecision as Decision } from '@repo/domain/incident-report';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Select } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { Decide } from '../../../work/Decide.tsx';
import { draftsOf } from '../../../work/drafts.ts';
import { useWorkForm } from '../../../work/use-work-form.ts';
import { WorkForm } from '../../../work/WorkForm.tsx';
import { contentTexts } from '../../../work/what-changed.ts';
import { sentText } from '../../../parts/sent-text.ts';
import {
  hasDays,
  incidentDecisionErrors,
  noteHint,
  upheldText,
  type IncidentDecisionValues,
} from './incident-decision.ts';

interface IncidentDecisionProps {
  readonly incident: TeamIncident;
  readonly work: Work;
}

const empty: IncidentDecisionValues = { decision: '', reason: '', note: '' };

const drafts = draftsOf<IncidentDecisionValues>();

/** The form of the member who holds an incident. */
export function IncidentDecision({ incident, work }: IncidentDecisionProps) {
  const { needs } = work;
  const mustWait = hasDays(work, incident);
  const [now] = useState(() => new Date());
  const form = useWorkForm({
    draft: drafts(`${incident.id} ${needs}`),
    fields: ['decision', 'reason', 'note'],
    initial: empty,
    validate: (values: IncidentDecisionValues) => incidentDecisionErrors(incident, values, mustWait),
    version: incident.version,
    papers: incidentKey(incident.id),
    endsHold: true,
    save: ({ decision, reason, note }, read) => {
      if (decision === '' || reason === '') throw new Error('A decision without an outcome was sent');
      const body = { decision, reason, note: note.trim(), version: read };
      return decideOnIncident(client, incident.id, body);
    },
    told: ({ incident: decided }) => sentText(decided),
    failed: 'The decision was not saved. Please try again.',
    isLong: true,
  });
  const { decision } = form.values;
  const choose = (chosen: Decision) => {
    form.set('decision', chosen);
    form.set('reason', '');
  };
  return (
    <TitledCard title="Your decision" gap="medium">
      <WorkForm
        form={form}
        changed={contentTexts.incident}
        actions={
          <Decide
            busy={form.busy}
            label={decision === 'upheld' && needs === 'first_look' ? 'Send to a second look' : 'Decide'}
          />
        }
      >
        <RadioCards
          legend="Decision"
          required
          columns={2}
          numbered
          options={[
            { value: 'upheld', title: 'Upheld', description: upheldText(incident, mustWait, now) },
            {
              value: 'dismissed',
              title: 'Dismissed',
              description: 'Nobody opens it any more, and nothing of it counts.',
            },
          ]}
          {...form.field('decision')}
          onChange={choose}
        />
        {decision !== '' && (
          <Select
            label="Reason"
            required
            placeholder="Choose a reason"
            options={incidentReasonsOf[decision].map((value) => ({
              value,
              label: incidentReasonLabels[value],
            }))}
            hint="Only members read it."
            {...form.field('reason')}
          />
        )}
        {decision !== '' && (
          <TextArea
            label={decision === 'upheld' ? 'What was found' : 'Why it is dismissed'}
            required
            rows={3}
            hint={noteHint(decision, needs)}
            hotkey="n"
            {...form.field('note')}
          />
        )}
      </WorkForm>
    </TitledCard>
  );
}
