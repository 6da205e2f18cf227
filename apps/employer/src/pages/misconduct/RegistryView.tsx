import type { Registry } from '@repo/api-client/queries/misconduct';
import { formatDate } from '@repo/domain/dates';
import { registryStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { ButtonLink } from '@repo/ui/components/Button';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { AboutWorker } from './LoadedMisconduct.tsx';
import { NotOpen } from './NotOpen.tsx';
import { Records } from './Records.tsx';
import { RegistryBanner } from './RegistryBanner.tsx';
import { FOR_OUR_TEAM, REPORTING } from './ReportIncident.tsx';
import { categoryName, partWords, regionName, statusOf } from './words.ts';
import { WhoItIs } from '../../workers/WhoItIs.tsx';
import { YourReport } from './YourReport.tsx';

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
            {registry !== undefined && <YourReport workerId={worker.id} />}
            <TitledCard title="Did you see something?">
              <Text tone="muted">{FOR_OUR_TEAM}</Text>
              <ButtonLink variant="secondary" fullWidth href={paths.workerAlert + REPORTING} state={about}>
                Report an Incident
              </ButtonLink>
            </TitledCard>
          </>
        }
      >
        {registry === undefined ? (
          <NotOpen misconduct={misconduct} />
        ) : (
          <>
            {(registry.records_found ?? 0) > 0 && <Records registry={registry} />}
            <Search registry={registry} />
          </>
        )}
      </DetailLayout>
    </Screen>
  );
}

/** When the team looked, what came of it, and folded, where and for what it looked. */
function Search({ registry }: { readonly registry: Registry }) {
  const status = statusOf(registry);
  // "0" before any search, or after one that came to nothing, would be a promise.
  const counted =
    status === 'unable_to_verify'
      ? 'Not known yet'
      : (registry.records_found ?? registryStates.not_checked.english);
  return (
    <TitledCard title="Registry Check" gap="medium">
      <DefinitionList
        layout="inline"
        items={[
          {
            term: 'Check Date',
            value:
              registry.check_date === null
                ? registryStates.not_checked.english
                : formatDate(registry.check_date),
          },
          { term: 'Registry Status', value: registryStates[status].english },
          { term: 'Records Found', value: String(counted) },
        ]}
      />
      <Disclosure label="Every region and category">
        <Grid columns={2} gap="large">
          <Part
            title="Regional Registry Checks"
            items={rows(registry, registry.regions, regionName)}
            note="Three regions hold all counties of Kenya. A record stands where it happened."
          />
          <Part title="Misconduct Categories" items={rows(registry, registry.categories, categoryName)} />
        </Grid>
      </Disclosure>
    </TitledCard>
  );
}

interface PartProps {
  readonly title: string;
  readonly items: readonly Definition[];
  readonly note?: string;
}

const Part = ({ title, items, note }: PartProps) => (
  <Stack gap="small">
    <Heading level={3} size={4}>
      {title}
    </Heading>
    <DefinitionList items={items} />
    {note !== undefined && (
      <Text size="small" tone="muted">
        {note}
      </Text>
    )}
  </Stack>
);

const rows = (
  registry: Registry,
  parts: Registry['regions'],
  nameOf: (name: string) => string,
): Definition[] =>
  parts.map(({ name, records }) => {
    const { text, tone } = partWords(registry, records);
    return { term: nameOf(name), value: records === 0 ? text : <Badge tone={tone}>{text}</Badge> };
  });
