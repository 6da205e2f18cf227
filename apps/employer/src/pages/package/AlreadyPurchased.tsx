import { upgradeOf, levelNames, type PackageLevel } from '@repo/domain/packages';
import { Banner } from '@repo/ui/components/Banner';
import { CheckList } from '@repo/ui/components/CheckList';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { levelBenefits } from '../../packages/levels.ts';
import type { Owned } from '../../packages/owned.ts';
import { PaidOrder } from '../../packages/PaidOrder.tsx';
import { PaidOrderActions } from '../../packages/PaidOrderActions.tsx';
import { offerFor, offerOf } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';
import { upgradePath } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

interface AlreadyPurchasedProps {
  readonly workerName: string | null;
  readonly wantedId: number;
  /** The owned check that covers it: the same package, or a check of the same depth. */
  readonly owned: Owned;
  /** The deepest paid check of this worker. */
  readonly deepest: PackageLevel | undefined;
  readonly onBack: () => void;
}

/** Prevents a second payment: shows the order with this package, and the packages that go further. */
export function AlreadyPurchased({ workerName, wantedId, owned, deepest, onBack }: AlreadyPurchasedProps) {
  const { purchase, level } = owned;
  const to = upgradeOf(deepest ?? level);
  return (
    <Screen
      title="Package Already Purchased"
      subtitle={workerName === null ? undefined : `For ${workerName}`}
      width={to === null ? 'focus' : 'task'}
      back={{ label: 'Back', onClick: onBack }}
    >
      <Banner tone="info">
        {purchase.package_id === wantedId
          ? 'You have already purchased this package for this nanny.'
          : `You have already purchased ${purchase.package_name} for this nanny. It holds everything in this package.`}
        {to === null && ' No package goes further.'}
      </Banner>
      {to === null ? (
        <>
          <PaidOrder purchase={purchase} />
          <PaidOrderActions purchase={purchase} />
        </>
      ) : (
        <TaskLayout summary={<Beyond from={deepest ?? level} to={to} workerId={purchase.nanny_id} />}>
          <PaidOrder purchase={purchase} />
          <PaidOrderActions purchase={purchase} />
        </TaskLayout>
      )}
    </Screen>
  );
}

interface BeyondProps {
  readonly from: PackageLevel;
  readonly to: PackageLevel;
  readonly workerId: string;
}

function Beyond({ from, to, workerId }: BeyondProps) {
  const price = useLevelPrice(to);
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
