import type { ProfiledWorker } from '@repo/api-client/normalise/worker';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { FactsCard } from '../../workers/FactsCard.tsx';

/** The words with which a worker presents herself to employers. She may leave each of them out. */
export function OwnWords({ worker }: { readonly worker: ProfiledWorker }) {
  const facts = [
    { term: 'Languages', value: worker.languages },
    { term: 'Skills', value: worker.skills },
    { term: 'Education', value: worker.education },
    { term: 'Availability', value: worker.availability },
  ].flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));
  return (
    <>
      {facts.length > 0 && (
        <FactsCard
          title="Skills and Availability"
          items={facts}
          columns={2}
          note="She wrote this herself. It is not a result of our checks."
        />
      )}
      {worker.bio !== null && (
        <TitledCard title="About">
          <Text lines="keep">{worker.bio}</Text>
        </TitledCard>
      )}
    </>
  );
}
