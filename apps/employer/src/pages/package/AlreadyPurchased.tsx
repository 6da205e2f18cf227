import { upgradeOf, levelNames, type PackageLevel } from '@repo/domain/packages';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { CheckList } from '@repo/ui/components/CheckList';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { levelBenefits } from '../../packages/levels.ts';
import type { Owned } from '../../packages/owned.ts';
import { PaidOrder } from '../../packages/PaidOrder.tsx';
import { offerFor, offerOf } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';
import { paths, upgradePath } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

interface AlreadyPurchasedProps {
  readonly wantedId: number;
  /** The owned check that covers it: the same package, or a check of the same depth. */
  readonly owned: Owned;
  /** The deepest paid check of this worker. */
  readonly deepest: PackageLevel | undefined;
  readonly onBack: () => void;
  readonly onAnother?: () => void;
}

/** Prevents a second payment: shows the order with this package, and the packages that go further. */
export function AlreadyPurchased({ wantedId, owned, deepest, onBack, onAnother }: AlreadyPurchasedProps) {
  const { purchase, level } = owned;
  return (
    <Screen title="Package Already Purchased" width="focus" back={{ label: 'Back', onClick: onBack }}>
      <Banner tone="info">
        {purchase.package_id === wantedId
          ? 'You have already purchased this package for this nanny.'
          : `You have already purchased ${purchase.package_name} for this nanny. It holds everything in this package.`}
      </Banner>
      <PaidOrder purchase={purchase} />
      <PageActions>
        <ButtonLink href={paths.verificationsList}>Go to Verifications</ButtonLink>
        {onAnother && (
          <Button variant="secondary" onClick={onAnother}>
            Choose Another Package
          </Button>
        )}
      </PageActions>
      <Beyond from={deepest ?? level} workerId={purchase.nanny_id} onLater={onBack} />
    </Screen>
  );
}

interface BeyondProps {
  readonly from: PackageLevel;
  readonly workerId: string;
  readonly onLater: () => void;
}

function Beyond({ from, workerId, onLater }: BeyondProps) {
  const to = upgradeOf(from);
  const price = useLevelPrice(to);
  if (to === null) return null;
  return (
    <UpgradePrompt
      variant="banner"
      title={offerOf(from, to)}
      label={offerFor(from, to, price)}
      href={upgradePath({ from, to, workerId })}
      onLater={onLater}
    >
      <CheckList label={`What ${levelNames[to]} adds`} items={levelBenefits(to, from)} />
    </UpgradePrompt>
  );
}
