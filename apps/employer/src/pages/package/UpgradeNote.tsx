import type { PackageLevel } from '@repo/domain/packages';
import { CheckList } from '@repo/ui/components/CheckList';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { levelBenefits, levelNames } from '../../packages/levels.ts';

interface UpgradeNoteProps {
  readonly from: PackageLevel | undefined;
  readonly to: PackageLevel;
  readonly onUpgrade: () => void;
  readonly onLater: () => void;
}

/** What the upgrade that led here brings. */
export function UpgradeNote({ from, to, onUpgrade, onLater }: UpgradeNoteProps) {
  return (
    <UpgradePrompt
      variant="inline"
      title={
        from === undefined ? `Get ${levelNames[to]}` : `Upgrade from ${levelNames[from]} to ${levelNames[to]}`
      }
      label={`Continue with ${levelNames[to]}`}
      onUpgrade={onUpgrade}
      onLater={onLater}
    >
      <CheckList label={`What ${levelNames[to]} adds`} items={levelBenefits(to)} />
    </UpgradePrompt>
  );
}
