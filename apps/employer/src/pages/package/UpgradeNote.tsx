import { levelNames, type PackageLevel } from '@repo/domain/packages';
import { Button } from '@repo/ui/components/Button';
import { CheckList } from '@repo/ui/components/CheckList';
import { Card } from '@repo/ui/components/Card';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { levelBenefits } from '../../packages/levels.ts';

interface UpgradeNoteProps {
  readonly from: PackageLevel | undefined;
  readonly to: PackageLevel;
  /** Where several packages are compared below, their columns say what each adds. */
  readonly isOnlyOffer: boolean;
  readonly onLater: () => void;
}

/** The upgrade in the address, with its benefits. The bar of the screen has its price and its button. */
export const UpgradeNote = ({ from, to, isOnlyOffer, onLater }: UpgradeNoteProps) => (
  <Card tone="primary">
    <Stack gap="small">
      <Spread wrap>
        <Heading level={2} size={3}>
          {from === undefined
            ? `Get ${levelNames[to]}`
            : `Upgrade from ${levelNames[from]} to ${levelNames[to]}`}
        </Heading>
        <Button variant="ghost" size="small" onClick={onLater}>
          Maybe Later
        </Button>
      </Spread>
      {isOnlyOffer && <CheckList label={`What ${levelNames[to]} adds`} items={levelBenefits(to, from)} />}
    </Stack>
  </Card>
);
