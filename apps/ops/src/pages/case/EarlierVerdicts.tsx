import { failureText } from '@repo/api-client/client/failure-text';
import { verdictsQuery, type CheckOfCase } from '@repo/api-client/queries/cases';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ColleaguesWords } from '../../parts/ColleaguesWords.tsx';
import { VerdictWords } from './VerdictWords.tsx';

/** What a colleague found, on request: the second member looks at the evidence before the verdict. */
export const EarlierVerdicts = ({ check }: { readonly check: CheckOfCase }) => (
  <ColleaguesWords
    needs={check.needs}
    first="Look at the evidence first, and make up your own mind."
    label="I looked at the evidence: show it"
  >
    <Loaded checkId={check.id} />
  </ColleaguesWords>
);

function Loaded({ checkId }: { readonly checkId: string }) {
  const verdicts = useQuery(verdictsQuery(client, checkId));
  const failure = useLoadFailure(verdicts);
  if (failure !== null)
    return <LoadError message={failureText(failure.error, 'It could not be loaded.')} {...failure.retry} />;
  if (verdicts.data === undefined) return <Skeleton label="Loading what they decided..." count={2} />;
  return verdicts.data.verdicts.map((verdict) => <VerdictWords key={verdict.at} verdict={verdict} />);
}
