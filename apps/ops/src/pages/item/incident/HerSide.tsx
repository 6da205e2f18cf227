import type { TeamIncident } from '@repo/api-client/queries/incidents';
import { formatMoment } from '@repo/domain/dates';
import { answerEndsAt } from '@repo/domain/finding-answer';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { HeldOnly } from '../../../work/HeldOnly.tsx';
import { AskForm } from './AskForm.tsx';
import { StatementForm } from './StatementForm.tsx';

/** Whether and how the worker was asked, and what she said. */
export function HerSide({ incident }: { readonly incident: TeamIncident }) {
  const { id, asked_at: askedAt, asked_by: askedBy, question, statement, answered_at: answeredAt } = incident;
  if (askedAt === null)
    return (
      <TitledCard title="The worker’s side" gap="medium">
        <AskForm id={id} />
      </TitledCard>
    );
  return (
    <TitledCard title="The worker’s side">
      <HeldOnly>
        {' '}
        <DefinitionList
          items={[
            {
              term: 'Asked',
              value: `${formatMoment(askedAt)}, ${askedBy === 'phone' ? 'by phone' : 'by SMS'}`,
            },
            { term: 'The five days end', value: formatMoment(answerEndsAt(new Date(askedAt))) },
            { term: 'The worker wrote', value: answeredAt === null ? 'Not yet' : formatMoment(answeredAt) },
          ]}
        />
        <DefinitionList
          layout="stacked"
          items={[
            { term: 'Our question', value: question ?? 'None' },
            {
              term: 'What the worker says',
              value:
                statement === null ? (
                  'Nothing yet'
                ) : (
                  <Text as="blockquote" lines="keep">
                    {statement}
                  </Text>
                ),
            },
          ]}
        />
      </HeldOnly>
      {incident.status === 'worker_asked' && <StatementForm id={id} />}
    </TitledCard>
  );
}
