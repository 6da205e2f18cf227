import type { Package } from '@repo/api-client/normalise/package';
import { formatKes } from '@repo/domain/money';
import { levelNames, type PackageLevel } from '@repo/domain/packages';
import { Button } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { IconList } from '@repo/ui/components/IconList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Text } from '@repo/ui/primitives/Text';
import { UnbrokenDurations } from '@repo/ui/primitives/Unbroken';
import { meaningOf } from '../../packages/feature-words.ts';
import { levelBenefits } from '../../packages/levels.ts';
import type { Owned } from '../../packages/owned.ts';
import { PoliceClearanceNotice } from '../../packages/PoliceClearanceNotice.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { EarlierResults, fullPrice } from './UpgradeNote.tsx';

interface UpgradeOfferProps {
  readonly title: string;
  readonly workerName: string;
  readonly from: PackageLevel;
  readonly to: PackageLevel;
  readonly owned: Owned | undefined;
  /** The single package that is left to buy. */
  readonly offer: Package;
  /** What becomes of the money. */
  readonly promise: string;
  readonly onPay: () => void;
  readonly onLater: () => void;
}

/** An upgrade without a choice: what it adds, beside what it costs. */
export function UpgradeOffer({
  title,
  workerName,
  from,
  to,
  owned,
  offer,
  promise,
  onPay,
  onLater,
}: UpgradeOfferProps) {
  const benefits = levelBenefits(to, from);
  return (
    <Screen
      title={title}
      subtitle={`For ${workerName}`}
      width="wide"
      back={{ label: 'Back', onClick: onLater }}
      action={
        <Button variant="ghost" size="small" onClick={onLater}>
          Maybe Later
        </Button>
      }
    >
      <TaskLayout
        place="before"
        summary={
          <TitledCard title="Your order">
            <DefinitionList
              items={[
                { term: 'You have', value: owned?.purchase.package_name ?? levelNames[from] },
                { term: 'You get', value: offer.name },
                { term: 'Duration', value: <UnbrokenDurations>{offer.duration}</UnbrokenDurations> },
                { term: 'Total', value: formatKes(offer.priceCents), strong: true },
              ]}
            />
            <Text tone="muted">{fullPrice(from, owned)}</Text>
            <Text tone="muted">{promise}</Text>
          </TitledCard>
        }
        actions={
          <Button fullWidth onClick={onPay}>
            Pay & Start Verification
          </Button>
        }
      >
        <TitledCard title={`What ${levelNames[to]} adds`} gap="medium">
          <IconList items={benefits.map((title) => ({ icon: CheckIcon, title, text: meaningOf(title) }))} />
        </TitledCard>
        <EarlierResults />
        {/* Who has Standard was told it with that one, and is told again at the payment. */}
        {from === 'lite' && <PoliceClearanceNotice chosen={offer} />}
      </TaskLayout>
    </Screen>
  );
}
