import { formatKes } from '@repo/domain/money';
import { levelNames, type PackageLevel } from '@repo/domain/packages';
import { REUSED_FOR_DAYS } from '@repo/domain/reused-result';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import type { Owned } from '../../packages/owned.ts';

/** Why the price is the whole one (decisions 7). Without the list of purchases the amount is not known. */
export const fullPrice = (from: PackageLevel, owned: Owned | undefined): string =>
  `${
    owned === undefined
      ? `What you paid for ${levelNames[from]}`
      : `The ${formatKes(owned.purchase.amountCents)} that you paid for ${levelNames[from]}`
  } is not taken off: it paid for the checks of that package.`;

const REUSED =
  `What your earlier checks found in the last ${REUSED_FOR_DAYS} days goes into the new report as it is. ` +
  'The registry is checked again, and so is what has expired or could not be verified.';

/** Which results stand in the new report, and which checks are made again. */
export const EarlierResults = () => (
  <TitledCard title="Your earlier results">
    <Text>{REUSED}</Text>
  </TitledCard>
);

interface UpgradeNoteProps {
  readonly from: PackageLevel;
  /** The check that was paid before. Undefined while the purchases are unknown. */
  readonly owned: Owned | undefined;
}

/** What becomes of the check that was paid before: its money, and its results. */
export const UpgradeNote = ({ from, owned }: UpgradeNoteProps) => (
  <TitledCard title="What you paid before">
    <Text>{fullPrice(from, owned)}</Text>
    <Text tone="muted">{REUSED}</Text>
  </TitledCard>
);
