import type { Registry } from '@repo/api-client/queries/misconduct';
import { formatDate } from '@repo/domain/dates';
import { registryStandingLabels } from '@repo/domain/misconduct';
import { Badge } from '@repo/ui/components/Badge';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { AboutWorker } from './LoadedMisconduct.tsx';
import { NotOpen } from './NotOpen.tsx';
import { RegistryBanner } from './RegistryBanner.tsx';
import { categoryName, partWords, regionName, standingOf, standingTones } from './words.ts';
import { WhoItIs } from './WhoItIs.tsx';

/** The registry about one worker: whether anything is on record, when it was looked up, and where. */
export function RegistryView({ worker, misconduct }: AboutWorker) {
  const about = { workerId: worker.id };
  const { registry } = misconduct;
  return (
    <Screen
      title="Misconduct Registry"
      back={{ label: 'Back to worker profile', href: paths.workerProfile, state: about }}
    >
      {registry !== undefined && <RegistryBanner registry={registry} workerId={worker.id} />}
      <WhoItIs worker={worker} />
      {registry === undefined ? <NotOpen misconduct={misconduct} /> : <Checks registry={registry} />}
      <ButtonLink fullWidth variant="secondary" href={paths.workerAlert} state={about}>
        Report an Incident
      </ButtonLink>
    </Screen>
  );
}

function Checks({ registry }: { readonly registry: Registry }) {
  const standing = standingOf(registry);
  // "0" before anybody has looked would be a promise.
  const counted =
    standing === 'clear' || standing === 'records_found' ? String(registry.records_found) : 'Not known yet';
  return (
    <>
      <Section
        title="Registry Check"
        items={[
          {
            term: 'Check Date',
            value:
              registry.check_date === null
                ? registryStandingLabels.not_checked
                : formatDate(registry.check_date),
          },
          {
            term: 'Registry Status',
            value: <Badge tone={standingTones[standing]}>{registryStandingLabels[standing]}</Badge>,
          },
          { term: 'Records Found', value: counted },
        ]}
      />
      <Section
        title="Regional Registry Checks"
        items={rows(registry, registry.regions, regionName)}
        note="Three regions hold all counties of Kenya. A record stands where it happened."
      />
      <Section title="Misconduct Categories" items={rows(registry, registry.categories, categoryName)} />
    </>
  );
}

const rows = (
  registry: Registry,
  parts: Registry['regions'],
  nameOf: (name: string) => string,
): Definition[] =>
  parts.map(({ name, records }) => {
    const { text, tone } = partWords(registry, records);
    return { term: nameOf(name), value: <Badge tone={tone}>{text}</Badge> };
  });

interface SectionProps {
  readonly title: string;
  readonly items: readonly Definition[];
  readonly note?: string;
}

function Section({ title, items, note }: SectionProps) {
  return (
    <Card as="section">
      <Stack gap="small">
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {note !== undefined && <Text tone="muted">{note}</Text>}
        <DefinitionList items={items} />
      </Stack>
    </Card>
  );
}
