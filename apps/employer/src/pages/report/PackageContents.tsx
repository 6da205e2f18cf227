import { levelNames, packageLevels, type PackageLevel } from '@repo/domain/packages';
import {
  openFrom,
  reportSectionLabels,
  reportSections,
  sectionState,
  type ReportSection,
} from '@repo/domain/report-sections';
import { BulletList } from '@repo/ui/components/BulletList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useLevelPrice } from '../../packages/use-level-price.ts';

/** What each package opens in a report, and its price. */
export const PackageContents = () => (
  <TitledCard title="What each package opens">
    <Grid columns={3} gap="large">
      {packageLevels.map((level) => (
        <Contents key={level} level={level} />
      ))}
    </Grid>
  </TitledCard>
);

function Contents({ level }: { readonly level: PackageLevel }) {
  const price = useLevelPrice(level);
  const before = packageLevels[packageLevels.indexOf(level) - 1];
  return (
    <Stack gap="xsmall">
      <Heading level={3} size={4}>
        {[levelNames[level], ...(price === null ? [] : [price])].join(' · ')}
      </Heading>
      <BulletList
        items={[
          ...(before === undefined ? [] : [`All of ${levelNames[before]}`]),
          ...reportSections.flatMap((section) => addedBy(level, section)),
        ]}
      />
    </Stack>
  );
}

/** What a level adds of one section: all of it, its summary, or the rest after a summary. */
function addedBy(level: PackageLevel, section: ReportSection): readonly string[] {
  if (section === 'reviews') return [];
  const label = reportSectionLabels[section];
  const first = firstWith(section);
  const whole = openFrom(section);
  if (first === level)
    return [whole === undefined || sectionState(level, section) === 'open' ? label : `${label}: a summary`];
  return whole === level && section !== 'health' ? [`${label} in full`] : [];
}

/** The first package that tells something of a section. Standard opens health, and Premium makes the check (decisions 8). */
const firstWith = (section: ReportSection): PackageLevel =>
  (section === 'health'
    ? undefined
    : packageLevels.find((level) => sectionState(level, section) !== 'locked')) ?? 'premium';
