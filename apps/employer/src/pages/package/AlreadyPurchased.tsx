import { upgradeOf, type PackageLevel } from '@repo/domain/packages';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { CheckList } from '@repo/ui/components/CheckList';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { Stack } from '@repo/ui/primitives/Stack';
import { levelBenefits, levelNames } from '../../packages/levels.ts';
import type { Owned } from '../../packages/owned.ts';
import { PaidOrder } from '../../packages/PaidOrder.tsx';
import { offerFor, offerOf } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';
import { paths, upgradePath } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

interface AlreadyPurchasedProps {
  readonly wantedId: number;
  /** What holds it: the very same package, or a check that goes as deep. */
  readonly owned: Owned;
  /** The deepest check of this worker that was paid for. */
  readonly deepest: PackageLevel | undefined;
  readonly onBack: () => void;
  readonly onAnother?: () => void;
}

/** Nobody pays twice: shows the order that holds this package already, and what would go beyond it. */
export function AlreadyPurchased({ wantedId, owned, deepest, onBack, onAnother }: AlreadyPurchasedProps) {
  const { purchase, level } = owned;
  return (
    <Screen title="Package Already Purchased" back={{ label: 'Back', onClick: onBack }}>
      <Banner tone="info">
        {purchase.package_id === wantedId
          ? 'You have already purchased this package for this nanny.'
          : `You have already purchased ${purchase.package_name} for this nanny. It holds everything in this package.`}
      </Banner>
      <PaidOrder purchase={purchase} />
      <Stack gap="small">
        <ButtonLink fullWidth href={paths.verificationsList}>
          Go to Verifications
        </ButtonLink>
        {onAnother && (
          <Button fullWidth variant="secondary" onClick={onAnother}>
            Choose Another Package
          </Button>
        )}
      </Stack>
      <Beyond from={deepest ?? level} workerId={purchase.nanny_id} />
    </Screen>
  );
}

function Beyond({ from, workerId }: { readonly from: PackageLevel; readonly workerId: string }) {
  const to = upgradeOf(from);
  const price = useLevelPrice(to);
  if (to === null) return null;
  return (
    <UpgradePrompt
      variant="banner"
      title={offerOf(from, to)}
      label={offerFor(from, to, price)}
      href={upgradePath({ from, to, workerId })}
    >
      <CheckList label={`What ${levelNames[to]} adds`} items={levelBenefits(to, from)} />
    </UpgradePrompt>
  );
}
