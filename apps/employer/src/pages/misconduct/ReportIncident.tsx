import { submitIncident } from '@repo/api-client/queries/misconduct';
import { incidentErrors, type IncidentValues } from '@repo/domain/incident-report';
import {
  misconductCategories,
  misconductLabels,
  registryRegionLabels,
  registryRegions,
} from '@repo/domain/misconduct';
import { Button } from '@repo/ui/components/Button';
import { Select } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Form } from '@repo/ui/patterns/Form';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { Text } from '@repo/ui/primitives/Text';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import type { DraftKind } from '@repo/app-shell/drafts/drafted-forms';
import { isDraftOpen, useDraftedForm } from '../../drafts/use-drafted-form.ts';
import { FOR_OUR_TEAM } from './words.ts';

/** Ends the address of a link that leads to the form itself. */
export const REPORTING = '#report';

const nothing: IncidentValues = { category: '', region: '', description: '' };

const incidentDraft: DraftKind<IncidentValues> = {
  form: 'incident',
  typed: z.object({
    category: z.optional(z.enum(misconductCategories)),
    region: z.optional(z.enum(registryRegions)),
    description: z.optional(z.string()),
  }),
};

const categories = misconductCategories.map((value) => ({ value, label: misconductLabels[value] }));
const regions = registryRegions.map((value) => ({ value, label: registryRegionLabels[value] }));

interface ReportIncidentProps {
  readonly workerId: string;
  /** Whether the reader asked for the form, and goes on at its title. */
  readonly isAsked: boolean;
  readonly onReported: () => void;
}

/** Whether the employer began a report about the worker before, and has not sent it. */
export const isIncidentDrafted = (workerId: string): boolean => isDraftOpen(incidentDraft, workerId);

function send(workerId: string, { category, region, description }: IncidentValues) {
  if (category === '' || region === '') throw new Error('An incident without a kind or a place was sent');
  return submitIncident(client, workerId, { category, region, description: description.trim() });
}

/** The form with which an employer sends a misconduct report to the team. */
export function ReportIncident({ workerId, isAsked, onReported }: ReportIncidentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked) title.current?.focus();
  }, [isAsked]);
  const form = useDraftedForm({
    draft: { ...incidentDraft, subject: workerId },
    fields: ['category', 'region', 'description'],
    initial: nothing,
    validate: incidentErrors,
    save: (values) => send(workerId, values),
    onSaved: onReported,
    refusalOf: refusalOf('Failed to report the incident. Please try again.'),
  });
  return (
    <TitledCard title="Report an Incident" titleRef={title} gap="medium">
      <Text tone="muted">{FOR_OUR_TEAM}</Text>
      <Form
        form={form}
        label="Incident"
        actions={
          <PageActions>
            <Button type="submit" busy={form.busy} busyLabel="Reporting...">
              Report Incident
            </Button>
          </PageActions>
        }
      >
        <DraftNotice form={form} />
        <Select
          label="What happened"
          required
          placeholder="Choose a category"
          options={categories}
          {...form.field('category')}
        />
        <Select
          label="Where it happened"
          required
          placeholder="Choose a region"
          options={regions}
          {...form.field('region')}
        />
        <TextArea
          label="Description"
          required
          rows={5}
          hint="What you saw yourself, and when."
          {...form.field('description')}
        />
      </Form>
    </TitledCard>
  );
}
