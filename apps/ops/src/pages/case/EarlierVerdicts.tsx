import { failureText } from '@repo/api-client/client/failure-text';
import { verdictsQuery, type CheckOfCase } from '@repo/api-client/queries/cases';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Button } from '@repo/ui/components/Button';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { VerdictWords } from './VerdictWords.tsx';

/** What a colleague found, on request: the second member looks at the evidence before the verdict (decisions 14). */
export function EarlierVerdicts({ check }: { readonly check: CheckOfCase }) {
  const [isShown, show] = useState(false);
  return (
    <TitledCard
      title={check.needs === 'settling' ? 'What two colleagues decided' : 'What a colleague decided'}
    >
      {isShown ? (
        <Loaded checkId={check.id} />
      ) : (
        <>
          <Text>Look at the evidence first, and make up your own mind.</Text>
          <div>
            <Button variant="secondary" size="small" onClick={() => show(true)}>
              I looked at the evidence: show it
            </Button>
          </div>
        </>
      )}
    </TitledCard>
  );
}

function Loaded({ checkId }: { readonly checkId: string }) {
  const verdicts = useQuery(verdictsQuery(client, checkId));
  const failure = useLoadFailure(verdicts);
  if (failure !== null)
    return <LoadError message={failureText(failure.error, 'It could not be loaded.')} {...failure.retry} />;
  if (verdicts.data === undefined) return <Skeleton label="Loading what they decided..." count={2} />;
  return verdicts.data.verdicts.map((verdict) => <VerdictWords key={verdict.at} verdict={verdict} />);
}
