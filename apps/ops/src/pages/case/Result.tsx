import { caseFileQuery, type Case, type CheckOfCase } from '@repo/api-client/queries/cases';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { VerdictWords } from './VerdictWords.tsx';

interface ResultProps {
  readonly found: Case;
  readonly check: CheckOfCase;
}

/** What was decided, by whom, on which grounds. */
export function Result({ found, check }: ResultProps) {
  const { data: file } = useQuery(caseFileQuery(client, found));
  const result = file?.results.find((each) => each.check_id === check.id);
  if (result === undefined) return null;
  return (
    <TitledCard title="What was decided">
      {check.reused && <Text>The result of an earlier case of this employer.</Text>}
      {result.verdicts.length === 0 ? (
        <Text lines="keep">{result.note ?? 'Decided without a note.'}</Text>
      ) : (
        result.verdicts.map((verdict) => <VerdictWords key={verdict.at} verdict={verdict} />)
      )}
    </TitledCard>
  );
}
