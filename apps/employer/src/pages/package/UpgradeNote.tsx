import { levelNames, type PackageLevel } from '@repo/domain/packages';
import { CheckList } from '@repo/ui/components/CheckList';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { levelBenefits } from '../../packages/levels.ts';
import { offerFor } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';

interface UpgradeNoteProps {
  readonly from: PackageLevel | undefined;
  readonly to: PackageLevel;
  readonly onUpgrade: () => void;
  readonly onLater: () => void;
}

/** The benefits and the price of the upgrade in the address. */
export function UpgradeNote({ from, to, onUpgrade, onLater }: UpgradeNoteProps) {
  const price = useLevelPrice(to);
  return (
    <UpgradePrompt
      variant="banner"
      title={
        from === undefined ? `Get ${levelNames[to]}` : `Upgrade from ${levelNames[from]} to ${levelNames[to]}`
      }
      label={offerFor(from ?? 'none', to, price)}
      onUpgrade={onUpgrade}
      onLater={onLater}
    >
      <CheckList label={`What ${levelNames[to]} adds`} items={levelBenefits(to, from)} />
    </UpgradePrompt>
  );
}
