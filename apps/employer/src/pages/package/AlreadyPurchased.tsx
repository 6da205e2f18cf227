import { upgradeOf, levelNames, type PackageLevel } from '@repo/domain/packages';
import { Banner } from '@repo/ui/components/Banner';
import { CheckList } from '@repo/ui/components/CheckList';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { levelBenefits } from '../../packages/levels.ts';
import type { Owned } from '../../packages/owned.ts';
import { PaidOrder } from '../../packages/PaidOrder.tsx';
import { PaidOrderActions } from '../../packages/PaidOrderActions.tsx';
import { offerFor, offerOf } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';
import { upgradePath } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { fullPrice } from './UpgradeNote.tsx';

interface AlreadyPurchasedProps {
  readonly workerName: string | null;
  readonly wantedId: number;
  /** The owned check that covers it: the same package, or a check of the same depth. */
  readonly owned: Owned;
  /** The deepest paid check of this worker. */
  readonly deepest: Owned;
  readonly onBack: () => void;
}

/** Prevents a second payment: shows the order with this package, and the packages that go further. */
export function AlreadyPurchased({ workerName, wantedId, owned, deepest, onBack }: AlreadyPurchasedProps) {
  const { purchase } = owned;
  const to = upgradeOf(deepest.level);
  return (
    <Screen
      title="Package Already Purchased"
      subtitle={workerName === null ? undefined : `For ${workerName}`}
      width={to === null ? 'focus' : 'task'}
      back={{ label: 'Back', onClick: onBack }}
    >
      {purchase.package_id !== wantedId && (
        <Banner tone="info">Your {purchase.package_name} holds everything in this package.</Banner>
      )}
      {to === null ? (
        <>
          <PaidOrder purchase={purchase} />
          <Text tone="muted">No package goes further.</Text>
          <PaidOrderActions purchase={purchase} />
        </>
      ) : (
        <TaskLayout summary={<Beyond deepest={deepest} to={to} />}>
          <PaidOrder purchase={purchase} />
          <PaidOrderActions purchase={purchase} />
        </TaskLayout>
      )}
    </Screen>
  );
}

interface BeyondProps {
  readonly deepest: Owned;
  readonly to: PackageLevel;
}

function Beyond({ deepest, to }: BeyondProps) {
  const { level: from, purchase } = deepest;
  const price = useLevelPrice(to);
  return (
    <UpgradePrompt
      variant="banner"
      title={offerOf(from, to)}
      label={offerFor(from, to, price)}
      href={upgradePath({ from, to, workerId: purchase.nanny_id })}
    >
      <Stack gap="small">
        <CheckList label={`What ${levelNames[to]} adds`} items={levelBenefits(to, from)} />
        <Text size="small">{fullPrice(from, deepest)}</Text>
      </Stack>
    </UpgradePrompt>
  );
}
