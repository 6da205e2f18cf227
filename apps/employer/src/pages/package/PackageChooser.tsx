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
import { PackageCards } from '../../packages/PackageCards.tsx';
import { PoliceClearanceNotice } from '../../packages/PoliceClearanceNotice.tsx';
import { Screen } from '../../shell/Screen.tsx';

const CHOOSE_FIRST = 'Please select a package first.';
const everything = () => true;

interface PackageChooserProps {
  /** The worker of the check, when known. */
  readonly workerName: string | undefined;
  readonly initialPackageId: number;
  /** The label of the button. It says whether the employer pays now. */
  readonly payLabel: string;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onPay: (chosen: Package) => void;
  /** Selects the offered packages. All packages by default. */
  readonly offers?: (each: Package) => boolean;
  /** Nothing is left to choose: the content above the bar says what the one package holds and costs. */
  readonly isOneOffer?: boolean;
  /** Puts the offer off. */
  readonly onLater?: (() => void) | undefined;
  /** Replaces the packages until other data has arrived. */
  readonly instead?: ReactNode;
  /** The content above the packages. */
  readonly children?: ReactNode;
}

/** The screen of package cards, with the total and the pay button in a bar that stays visible. */
export function PackageChooser({
  workerName,
  initialPackageId,
  payLabel,
  busy = false,
  error,
  onPay,
  offers = everything,
  isOneOffer,
  onLater,
  instead,
  children,
}: PackageChooserProps) {
  const navigate = useNavigate();
  const packages = useQuery(packagesQuery(client));
  const [packageId, setPackageId] = useState(initialPackageId);
  const [isAsked, setIsAsked] = useState(false);

  const choices = packages.data === undefined ? [] : onSale(packages.data).filter(offers);
  const chosen = isOneOffer ? choices[0] : choices.find(({ id }) => id === packageId);
  const unchosen = isAsked && chosen === undefined ? CHOOSE_FIRST : undefined;
  // Everything appears at once: a part that arrives later would push the rest down.
  const waiting = instead ?? (packages.data === undefined && <PackagesLoading packages={packages} />);
  const pay = () => {
    setIsAsked(true);
    if (chosen !== undefined) onPay(chosen);
  };

  return (
    <Screen
      title="Choose Package"
      subtitle={waiting || workerName === undefined ? undefined : `For ${workerName}`}
      width="wide"
      back={{ label: 'Back', onClick: () => void navigate(-1) }}
      action={
        onLater && (
          <Button variant="ghost" size="small" onClick={onLater}>
            Maybe Later
          </Button>
        )
      }
      bottom={
        !waiting && (
          <BottomBar width="wide">
            <PayBar total={chosen?.priceCents} problem={error ?? unchosen}>
              <Button busy={busy} busyLabel="Sending Invitation..." onClick={pay}>
                {payLabel}
              </Button>
            </PayBar>
          </BottomBar>
        )
      }
    >
      {!waiting && children}
      {waiting ||
        (isOneOffer ? (
          <PoliceClearanceNotice chosen={chosen} />
        ) : (
          <PackageCards
            legend="Verification package"
            hideLegend
            withFeatures
            packages={choices}
            value={chosen?.id ?? null}
            error={unchosen}
            onChange={setPackageId}
          />
        ))}
    </Screen>
  );
}

function PackagesLoading({ packages }: { readonly packages: Parameters<typeof useLoadFailure>[0] }) {
  const failure = useLoadFailure(packages);
  return failure === null ? (
    <Skeleton label="Loading packages..." kind="card" count={3} />
  ) : (
    <LoadError message="Failed to load packages." {...failure.retry} />
  );
}

interface PayBarProps {
  readonly total: number | undefined;
  /** Shown beside the button instead of at the packages, so that the employer sees it where the press happened. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

function PayBar({ total, problem, children }: PayBarProps) {
  return (
    <Stack gap="small">
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <Spread wrap>
        <Inline align="baseline" gap="small">
          <Text tone="muted">Total</Text>
          <Text size="large" weight="strong">
            {total === undefined ? '–' : formatKes(total)}
          </Text>
        </Inline>
        {children}
      </Spread>
    </Stack>
  );
}
