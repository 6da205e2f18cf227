import type { Package } from '@repo/api-client/normalise/package';
import { formatKes } from '@repo/domain/money';
import { levelNames, type PackageLevel } from '@repo/domain/packages';
import { REUSED_FOR_DAYS } from '@repo/domain/reused-result';
import { Card } from '@repo/ui/components/Card';
import { CheckList } from '@repo/ui/components/CheckList';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { UnbrokenDurations } from '@repo/ui/primitives/Unbroken';
import { levelBenefits } from '../../packages/levels.ts';
import type { Owned } from '../../packages/owned.ts';

interface UpgradeNoteProps {
  readonly from: PackageLevel | undefined;
  readonly to: PackageLevel;
  /** The check that was paid before. Undefined while the purchases are unknown. */
  readonly owned: Owned | undefined;
  /** The single package that is left to buy. Several packages are compared below, where their columns say what each adds. */
  readonly only: Package | undefined;
}

/** The upgrade in the address: what it costs and adds, and what becomes of the check that was paid before. */
export function UpgradeNote({ from, to, owned, only }: UpgradeNoteProps) {
  const title =
    from === undefined ? `Get ${levelNames[to]}` : `Upgrade from ${levelNames[from]} to ${levelNames[to]}`;
  const earlier = from !== undefined && <EarlierPayment from={from} owned={owned} />;
  if (only !== undefined)
    return (
      <Grid columns={2} gap="large">
        <TitledCard title={title}>
          <DefinitionList
            items={[
              { term: only.name, value: formatKes(only.priceCents), strong: true },
              { term: 'Duration', value: <UnbrokenDurations>{only.duration}</UnbrokenDurations> },
            ]}
          />
          {earlier}
        </TitledCard>
        <Card tone="primary">
          <Stack>
            <Heading level={2} size={3}>{`What ${levelNames[to]} adds`}</Heading>
            <CheckList items={levelBenefits(to, from)} />
            {earlier && <Kept />}
          </Stack>
        </Card>
      </Grid>
    );
  return earlier ? (
    <TitledCard title={title}>
      {earlier}
      <Kept />
    </TitledCard>
  ) : (
    <Heading level={2} size={3}>
      {title}
    </Heading>
  );
}

/** Why the price is the whole one (decisions 7). */
const EarlierPayment = ({
  from,
  owned,
}: {
  readonly from: PackageLevel;
  readonly owned: Owned | undefined;
}) => (
  <Text>
    {owned === undefined
      ? `What you paid for ${levelNames[from]}`
      : `The ${formatKes(owned.purchase.amountCents)} that you paid for ${levelNames[from]}`}{' '}
    is not taken off: it paid for the checks of that package.
  </Text>
);

/** Which results of the earlier package stand in the new report, and which checks are made again. */
const Kept = () => (
  <Text>
    What your earlier checks found in the last {REUSED_FOR_DAYS} days goes into the new report as it is. The
    registry is checked again, and so is what has expired or could not be verified.
  </Text>
);
