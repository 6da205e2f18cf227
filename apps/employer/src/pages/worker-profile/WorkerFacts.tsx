import type { ProfiledWorker, Worker } from '@repo/api-client/normalise/worker';
import { registryStates } from '@repo/domain/status-vocabulary';
import { NOT_CHECKED_YET, scoreText, shownScore } from '@repo/domain/trust-reach';
import { explainedRows, type WireTrustRow } from '@repo/domain/trust-words';
import { ScoreExplained } from '@repo/report-view/ScoreExplained';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { FactsCard } from '../../workers/FactsCard.tsx';

const NOT_SPECIFIED = 'Not specified';
const years = (count: number | null) =>
  count === null ? NOT_SPECIFIED : count === 1 ? '1 year' : `${count} years`;

/** The service tells the band of the age, from the date of birth or the age that the worker stated. */
const information = (worker: ProfiledWorker): Definition[] => [
  { term: 'Service Type', value: worker.role ?? NOT_SPECIFIED },
  { term: 'Location', value: worker.location ?? NOT_SPECIFIED },
  { term: 'Experience', value: years(worker.experience_years) },
  ...(worker.age_band === null ? [] : [{ term: 'Age', value: worker.age_band }]),
  ...flags(worker),
];

/** The words of what the head draws as a ring and two badges. */
const trustOf = (worker: Worker): Definition[] => [
  { term: 'Trust Score', value: scoreText(shownScore(worker)) },
  { term: 'Trust Badge', value: worker.trust_checked ? worker.tier : NOT_CHECKED_YET },
  { term: 'Verification Status', value: worker.badge === 'Verified' ? 'Verified' : 'Not Verified' },
];

/** Shown when there is one (employer spec 2), and as unknown before the check of the registry (decisions 8). */
function flags({ misconduct_flags: count }: Worker): Definition[] {
  if (count === 0) return [];
  return count === null
    ? [{ term: 'Misconduct Flags', value: registryStates.not_checked.english }]
    : [{ term: 'Misconduct Flags', value: String(count), strong: true }];
}

/** The words with which the worker is presented to employers. The worker may leave each of them out. */
const ownWords = (worker: ProfiledWorker): Definition[] =>
  [
    { term: 'Languages', value: worker.languages },
    { term: 'Skills', value: worker.skills },
    { term: 'Education', value: worker.education },
    { term: 'Availability', value: worker.availability },
  ].flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));

interface WorkerFactsProps {
  readonly worker: ProfiledWorker;
  /** The parts of the trust score, when known. */
  readonly rows: readonly WireTrustRow[] | undefined;
}

/** What is below the name. It appears at once, because a later part would push the others away. */
export function WorkerFacts({ worker, rows }: WorkerFactsProps) {
  const trust = trustOf(worker);
  const own = ownWords(worker);
  const flagged = worker.misconduct_flags !== null && worker.misconduct_flags > 0;
  return (
    <>
      {rows !== undefined && (
        <ScoreExplained rows={explainedRows(rows)} tier={worker.tier} score={shownScore(worker).score}>
          <DefinitionList items={trust} />
        </ScoreExplained>
      )}
      <Grid columns={own.length > 0 ? 2 : 1} gap="large">
        <FactsCard
          title="Worker Information"
          items={rows === undefined ? [...information(worker), ...trust] : information(worker)}
          columns={own.length > 0 ? 1 : 2}
        >
          {flagged && (
            <TextLink placement="alone" href={paths.workerAlert} state={{ workerId: worker.id }}>
              View Misconduct Records
            </TextLink>
          )}
        </FactsCard>
        {own.length > 0 && (
          <FactsCard
            title="Skills and Availability"
            items={own}
            note="Written by the worker, not a result of our checks."
          />
        )}
      </Grid>
      {worker.bio !== null && (
        <TitledCard title="About">
          <Text lines="keep">{worker.bio}</Text>
        </TitledCard>
      )}
    </>
  );
}
