import { decideOnIncident, incidentKey, type TeamIncident } from '@repo/api-client/queries/incidents';
import { WORK, type Work } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { incidentReasonLabels, incidentReasonsOf } from '@repo/domain/allegation-reason';
import type { IncidentDecision as Decision } from '@repo/domain/incident-report';
import { Button } from '@repo/ui/components/Button';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Select } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { LookAgain } from '../../../work/LookAgain.tsx';
import { useUnsaved } from '../../../work/unsaved.ts';
import { contentTexts } from '../../../work/what-changed.ts';
import { rereadOnConflict } from '../../../api/reread-on-conflict.ts';
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

/** The form of the member who holds an incident. */
export function IncidentDecision({ incident, work }: IncidentDecisionProps) {
  const { needs } = work;
  const mustWait = hasDays(work, incident);
  const tell = useToast();
  const [now] = useState(() => new Date());
  // The decision counts for what the member read. The form follows what is there until she edits it.
  const [read, setRead] = useState(incident.version);
  const form = useForm({
    fields: ['decision', 'reason', 'note'],
    initial: empty,
    validate: (values: IncidentDecisionValues) => incidentDecisionErrors(incident, values, mustWait),
    save: ({ decision, reason, note }) => {
      if (decision === '' || reason === '') throw new Error('A decision without an outcome was sent');
      const body = { decision, reason, note: note.trim(), version: read };
      return rereadOnConflict(decideOnIncident(client, incident.id, body), incidentKey(incident.id));
    },
    onSaved: ({ incident: decided }) => {
      tell({ text: sentText(decided), tone: 'success' });
      void invalidate(queryClient, { queryKey: WORK });
    },
    refusalOf: refusalOf('The decision was not saved. Please try again.'),
    isLong: true,
  });
  useUnsaved(form);
  if (!form.isUnsaved && read !== incident.version) setRead(incident.version);
  const { decision } = form.values;
  const choose = (chosen: Decision) => {
    form.set('decision', chosen);
    form.set('reason', '');
  };
  return (
    <TitledCard title="Your decision" gap="medium">
      {read !== incident.version && (
        <LookAgain what={contentTexts.incident} onLooked={() => setRead(incident.version)} />
      )}
      <Form form={form}>
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
        <Button type="submit" busy={form.busy} busyLabel="Saving...">
          {decision === 'upheld' && needs === 'first_look' ? 'Send to a second look' : 'Decide'}
        </Button>
      </Form>
    </TitledCard>
  );
}
