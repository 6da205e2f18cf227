import { failureText } from '@repo/api-client/client/failure-text';
import { incidentVerdictsQuery, type IncidentVerdict } from '@repo/api-client/queries/incidents';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { incidentReasonLabels } from '@repo/domain/allegation-reason';
import { formatMoment } from '@repo/domain/dates';
import type { WorkNeed } from '@repo/domain/work-queue';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { ColleaguesWords } from '../../../parts/ColleaguesWords.tsx';

interface IncidentVerdictsProps {
  readonly id: string;
  readonly needs: WorkNeed;
}

/** What a colleague decided, after the member has looked at both sides. */
export const IncidentVerdicts = ({ id, needs }: IncidentVerdictsProps) => (
  <ColleaguesWords
    needs={needs}
    first="Look at the allegation and the worker’s side first, and make up your own mind."
    label="I looked at both sides: show it"
  >
    <Loaded id={id} />
  </ColleaguesWords>
);

function Loaded({ id }: { readonly id: string }) {
  const verdicts = useQuery(incidentVerdictsQuery(client, id));
  const failure = useLoadFailure(verdicts);
  if (failure !== null)
    return <LoadError message={failureText(failure.error, 'It could not be loaded.')} {...failure.retry} />;
  if (verdicts.data === undefined) return <Skeleton label="Loading what they decided..." count={2} />;
  return verdicts.data.verdicts.map((verdict) => <Words key={verdict.at} verdict={verdict} />);
}

const Words = ({ verdict: { by, at, decision, reason, note } }: { readonly verdict: IncidentVerdict }) => (
  <DefinitionList
    layout="stacked"
    items={[
      { term: 'Decision', value: decision === 'upheld' ? 'Upheld' : 'Dismissed', strong: true },
      { term: 'Reason', value: reason === null ? 'Not given' : incidentReasonLabels[reason] },
      { term: 'Note', value: note },
      { term: 'By', value: `${by ?? 'A colleague'}, ${formatMoment(at)}` },
    ]}
  />
);
