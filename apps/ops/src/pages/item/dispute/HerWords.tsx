import type { TeamDispute } from '@repo/api-client/queries/disputes';
import { formatMoment } from '@repo/domain/dates';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';

/** Why the worker objects. */
export const HerWords = ({ dispute }: { readonly dispute: TeamDispute }) => (
  <TitledCard title="What the worker says">
    <DefinitionList items={[{ term: 'Disputed', value: formatMoment(dispute.created_at) }]} />
    <Text as="blockquote" lines="keep">
      {dispute.words}
    </Text>
  </TitledCard>
);
