import type { Package } from '@repo/api-client/normalise/package';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { formatKes } from '@repo/domain/money';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { BottomBar } from '@repo/ui/patterns/BottomBar';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { onSale } from '../../packages/on-sale.ts';
import { holderOf, type Owned } from '../../packages/owned.ts';
import { FeatureMeanings } from '../../packages/FeatureMeanings.tsx';
import { PackageCards } from '../../packages/PackageCards.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { PackageTerms } from './PackageTerms.tsx';

const CHOOSE_FIRST = 'Please select a package first.';
const everything = () => true;
const NONE: readonly Owned[] = [];

interface PackageChooserProps {
  readonly title?: string | undefined;
  /** The worker of the check, when known. */
  readonly workerName: string | undefined;
  /** The package that is chosen at first. Where the employer has it already, the first one that can be bought. */
  readonly initialPackageId: number;
  /** The label of the button. It says whether the employer pays now. */
  readonly payLabel: string;
  /** Beside the button: what becomes of the money for the chosen package. */
  readonly promise: (chosen: Package | undefined) => string;
  readonly busy?: boolean;
  readonly error?: ReactNode;
  readonly onPay: (chosen: Package) => void;
  /** Selects the offered packages. All packages by default. */
  readonly offers?: (each: Package) => boolean;
  /** The checks of this worker that the employer has. Packages that they hold are marked. */
  readonly owned?: readonly Owned[];
  /** Puts the offer off. */
  readonly onLater?: (() => void) | undefined;
  /** Replaces the packages until other data has arrived. */
  readonly instead?: ReactNode;
  /** The content above the packages. */
  readonly children?: ReactNode;
}

/** The screen of package cards, with the total and the pay button in a bar that stays visible. */
export function PackageChooser({
  title = 'Choose Package',
  workerName,
  initialPackageId,
  payLabel,
  promise,
  busy = false,
  error,
  onPay,
  offers = everything,
  owned = NONE,
  onLater,
  instead,
  children,
}: PackageChooserProps) {
  const navigate = useNavigate();
  const packages = useQuery(packagesQuery(client));
  const [packageId, setPackageId] = useState<number>();
  const [isAsked, setIsAsked] = useState(false);

  const choices = packages.data === undefined ? [] : onSale(packages.data).filter(offers);
  const chosen = chosenOf(choices, owned, initialPackageId, packageId);
  const unchosen = isAsked && chosen === undefined ? CHOOSE_FIRST : undefined;
  // Everything appears at once: a part that arrives later would push the rest down.
  const waiting = instead ?? (packages.data === undefined && <PackagesLoading packages={packages} />);
  const pay = () => {
    setIsAsked(true);
    if (chosen !== undefined) onPay(chosen);
  };

  return (
    <Screen
      title={title}
      subtitle={waiting || workerName === undefined ? undefined : `For ${workerName}`}
      width="wide"
      back={{ label: 'Back', onClick: () => void navigate(-1) }}
      action={onLater === undefined ? <FeatureMeanings /> : <MaybeLater onLater={onLater} />}
      bottom={
        !waiting && (
          <BottomBar width="wide">
            <PayBar total={chosen?.priceCents} promise={promise(chosen)} problem={error ?? unchosen}>
              <Button busy={busy} busyLabel="Sending Invitation..." onClick={pay}>
                {payLabel}
              </Button>
            </PayBar>
          </BottomBar>
        )
      }
    >
      {!waiting && children}
      {waiting || (
        <Stack gap="small">
          <PackageCards
            legend="Verification package"
            hideLegend
            withFeatures
            packages={choices}
            owned={owned}
            value={chosen?.id ?? null}
            error={unchosen}
            onChange={setPackageId}
          />
          <PackageTerms choices={choices} withMeanings={onLater !== undefined} />
        </Stack>
      )}
    </Screen>
  );
}

const MaybeLater = ({ onLater }: { readonly onLater: () => void }) => (
  <Button variant="ghost" size="small" onClick={onLater}>
    Maybe Later
  </Button>
);

function PackagesLoading({ packages }: { readonly packages: Parameters<typeof useLoadFailure>[0] }) {
  const failure = useLoadFailure(packages);
  return failure === null ? (
    <Skeleton label="Loading packages..." kind="card" count={3} />
  ) : (
    <LoadError message="Failed to load packages." {...failure.retry} />
  );
}

/** The package that the employer chose. Before that, the named one, or else the first one that is not bought yet. */
function chosenOf(
  choices: readonly Package[],
  owned: readonly Owned[],
  named: number,
  chosen: number | undefined,
): Package | undefined {
  const isHeld = (each: Package) => holderOf(owned, each) !== undefined;
  const found = choices.find(({ id }) => id === (chosen ?? named));
  const isBought = chosen === undefined && found !== undefined && isHeld(found);
  return isBought ? choices.find((each) => !isHeld(each)) : found;
}

interface PayBarProps {
  readonly total: number | undefined;
  readonly promise: string;
  /** Shown beside the button instead of at the packages, so that the employer sees it where the press happened. */
  readonly problem: ReactNode;
  readonly children: ReactNode;
}

function PayBar({ total, promise, problem, children }: PayBarProps) {
  return (
    <Stack gap="small">
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <Spread wrap="text" gap="small">
        <div>
          <Inline align="baseline" gap="small">
            <Text tone="muted">Total</Text>
            <Text size="large" weight="strong">
              {total === undefined ? '–' : formatKes(total)}
            </Text>
          </Inline>
          <Text size="small" tone="muted">
            {promise}
          </Text>
        </div>
        {children}
      </Spread>
    </Stack>
  );
}
