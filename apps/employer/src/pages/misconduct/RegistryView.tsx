import type { Registry } from '@repo/api-client/queries/misconduct';
import { formatDate } from '@repo/domain/dates';
import { registryStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { ButtonLink } from '@repo/ui/components/Button';
import type { Definition } from '@repo/ui/components/DefinitionList';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { AboutWorker } from './LoadedMisconduct.tsx';
import { NotOpen } from './NotOpen.tsx';
import { Records } from './Records.tsx';
import { RegistryBanner } from './RegistryBanner.tsx';
import { REPORTING } from './ReportIncident.tsx';
import { categoryName, partWords, regionName, statusOf } from './words.ts';
import { WhoItIs } from '../../workers/WhoItIs.tsx';
import { FactsCard } from '../../workers/FactsCard.tsx';

/** The registry entries about one worker: the records themselves, where they are, and the date of the search. */
export function RegistryView({ worker, misconduct }: AboutWorker) {
  const about = { workerId: worker.id };
  const { registry } = misconduct;
  return (
    <Screen
      title="Misconduct Registry"
      width="desk"
      back={{ label: 'Back to worker profile', href: paths.workerProfile, state: about }}
    >
      <DetailLayout
        head={
          <>
            <WhoItIs worker={worker} />
            {registry !== undefined && <RegistryBanner registry={registry} />}
          </>
        }
        aside={
          <>
            {registry !== undefined && <Search registry={registry} />}
            <ButtonLink variant="secondary" fullWidth href={paths.workerAlert + REPORTING} state={about}>
              Report an Incident
            </ButtonLink>
          </>
        }
      >
        {registry === undefined ? <NotOpen misconduct={misconduct} /> : <Entries registry={registry} />}
      </DetailLayout>
    </Screen>
  );
}

function Search({ registry }: { readonly registry: Registry }) {
  const status = statusOf(registry);
  // "0" before any search, or after one that came to nothing, would be a promise.
  const counted =
    status === 'unable_to_verify'
      ? 'Not known yet'
      : (registry.records_found ?? registryStates.not_checked.english);
  return (
    <FactsCard
      title="Registry Check"
      items={[
        {
          term: 'Check Date',
          value:
            registry.check_date === null
              ? registryStates.not_checked.english
              : formatDate(registry.check_date),
        },
        {
          term: 'Registry Status',
          value: <Badge tone={registryStates[status].tone}>{registryStates[status].english}</Badge>,
        },
        { term: 'Records Found', value: String(counted) },
      ]}
    />
  );
}

const Entries = ({ registry }: { readonly registry: Registry }) => (
  <>
    {(registry.records_found ?? 0) > 0 && <Records registry={registry} columns={2} />}
    <Grid columns={2}>
      <Stack>
        <FactsCard
          title="Regional Registry Checks"
          items={rows(registry, registry.regions, regionName)}
          note="Three regions hold all counties of Kenya. A record stands where it happened."
        />
      </Stack>
      <Stack>
        <FactsCard title="Misconduct Categories" items={rows(registry, registry.categories, categoryName)} />
      </Stack>
    </Grid>
  </>
);

const rows = (
  registry: Registry,
  parts: Registry['regions'],
  nameOf: (name: string) => string,
): Definition[] =>
  parts.map(({ name, records }) => {
    const { text, tone } = partWords(registry, records);
    return { term: nameOf(name), value: <Badge tone={tone}>{text}</Badge> };
  });
