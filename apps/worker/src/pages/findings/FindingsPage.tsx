import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { findingsQuery, type Finding, type Findings } from '@repo/api-client/queries/worker-status';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { AskedCard } from './AskedCard.tsx';
import { FindingCard } from './FindingCard.tsx';
import { NoResults } from './NoResults.tsx';
import { resultWords } from './result-words.ts';

/** Every finding about the worker, to read and to dispute (decisions 8). */
export default function FindingsPage() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const query = useQuery(findingsQuery(client));
  const failure = useLoadFailure(query);
  return (
    <Screen
      title={say('findings.title')}
      subtitle={query.data === undefined || isNone(query.data) ? undefined : say('findings.subtitle')}
      back={{ label: say('findings.back'), href: paths.verification }}
    >
      {failure !== null && (
        <LoadError message={failureWords(failure.error, 'findings.failed')} {...failure.retry} />
      )}
      {failure === null && query.data === undefined && <Skeleton label={say('screen.waiting')} kind="card" />}
      {query.data !== undefined && <Loaded about={query.data} />}
    </Screen>
  );
}

/** The findings that wait for the worker come first, among them the one that enters a report next. */
const byUrgency = (a: Finding, b: Finding) =>
  Number(b.may_say_all) - Number(a.may_say_all) ||
  (a.in_report_from ?? '').localeCompare(b.in_report_from ?? '');

const isNone = ({ asked, findings, results }: Findings) =>
  findings.length === 0 && asked.length === 0 && results.length === 0;

function Loaded({ about }: { readonly about: Findings }) {
  const { asked, findings, results } = about;
  const { say, language } = useLanguage();
  const words = resultWords[language];
  const ahead = findings.filter((finding) => finding.in_report_from !== null).toSorted(byUrgency);
  const inReport = findings.filter((finding) => finding.in_report_from === null);
  const isUnconfirmed = ({ outcome }: Finding) => outcome === 'unable_to_verify';
  const found = inReport.filter((each) => !isUnconfirmed(each));
  const afterDispute = inReport.some((each) => each.may_dispute) ? words.afterDispute : undefined;
  if (isNone(about)) return <NoResults />;
  return (
    <>
      <FindingsList title={say('ahead.title')} findings={ahead} />
      {asked.map((incident) => (
        <AskedCard key={incident.id} incident={incident} />
      ))}
      <FindingsList
        title={words.found}
        note={afterDispute === undefined ? words.inReports : `${words.inReports} ${afterDispute}`}
        findings={found}
      />
      <FindingsList
        title={words.unconfirmed}
        // Once, for both lists.
        note={found.length === 0 ? afterDispute : undefined}
        findings={inReport.filter(isUnconfirmed)}
      />
      <Results results={results} outcome="clear" />
      <Results results={results} outcome="not_applicable" />
    </>
  );
}

interface FindingsListProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly findings: readonly Finding[];
}

function FindingsList({ title, note, findings }: FindingsListProps) {
  if (findings.length === 0) return null;
  return (
    <Stack as="section">
      <Stack gap="xxsmall">
        <Heading level={2}>{title}</Heading>
        {note !== undefined && <Text tone="muted">{note}</Text>}
      </Stack>
      {findings.map((finding) => (
        <FindingCard key={finding.id} finding={finding} />
      ))}
    </Stack>
  );
}

interface ResultsProps {
  readonly results: Findings['results'];
  readonly outcome: 'clear' | 'not_applicable';
}

/** The checks with this outcome. What was found, or could not be confirmed, has a card of its own. */
function Results({ results, outcome }: ResultsProps) {
  const { say, formats } = useLanguage();
  const shown = results.filter((each) => each.outcome === outcome);
  if (shown.length === 0) return null;
  return (
    <TitledCard title={say(`outcome.${outcome}`)}>
      <DefinitionList
        items={shown.map(({ check, decided_at }) => ({
          term: say(`notice.check.${check}`),
          value: formats.date(decided_at),
        }))}
      />
    </TitledCard>
  );
}
