import type { TeamIncident } from '@repo/api-client/queries/incidents';
import { formatDay } from '@repo/domain/dates';
import { misconductLabels, registryRegionLabels } from '@repo/domain/misconduct';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';

/** What a household reported, in its own words. */
export const Allegation = ({ incident }: { readonly incident: TeamIncident }) => (
  <TitledCard title="What is alleged">
    <DefinitionList
      items={[
        { term: 'Worker', value: incident.nanny_name ?? 'Without a name' },
        { term: 'What', value: misconductLabels[incident.category] },
        { term: 'Where', value: registryRegionLabels[incident.region] },
        { term: 'Reported', value: formatDay(incident.created_at) },
        { term: 'By', value: incident.review_id === null ? 'An employer' : 'An employer, in a review' },
      ]}
    />
    <Text as="blockquote" lines="keep">
      {incident.description}
    </Text>
    <Text tone="muted">
      Members who hold work about this worker read these words, and each reading is on record. The worker and
      other employers never read them.
    </Text>
  </TitledCard>
);
