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
import { Screen } from '../../shell/Screen.tsx';

const CHOOSE_FIRST = 'Please select a package first.';
const everything = () => true;

interface PackageChooserProps {
  /** Whom the check is about, once that is known. */
  readonly workerName: string | undefined;
  readonly initialPackageId: number;
  /** The words on the button: they say whether anything is paid now. */
  readonly payLabel: string;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onPay: (chosen: Package) => void;
  /** Which of the packages are offered; all of them unless it says otherwise. */
  readonly offers?: (each: Package) => boolean;
  /** Stands in the packages' place as long as something else has to be there first. */
  readonly instead?: ReactNode;
  /** What is said above the packages. */
  readonly children?: ReactNode;
}

/** The screen of package cards, with the total and the pay button in a bar that stays in sight. */
export function PackageChooser({
  workerName,
  initialPackageId,
  payLabel,
  busy = false,
  error,
  onPay,
  offers = everything,
  instead,
  children,
}: PackageChooserProps) {
  const navigate = useNavigate();
  const packages = useQuery(packagesQuery(client));
  const [packageId, setPackageId] = useState(initialPackageId);
  const [isAsked, setIsAsked] = useState(false);

  const choices = packages.data === undefined ? [] : onSale(packages.data).filter(offers);
  const chosen = choices.find(({ id }) => id === packageId);
  const unchosen = isAsked && chosen === undefined ? CHOOSE_FIRST : undefined;
  // All of it comes at once: what came by itself would push the rest down.
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
      {waiting || (
        <PackageCards
          legend="Verification package"
          hideLegend
          withFeatures
          columns={3}
          packages={choices}
          value={chosen?.id ?? null}
          error={unchosen}
          onChange={setPackageId}
        />
      )}
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
  /** Stands beside the button, not up among the packages: it is in sight wherever the button was pressed. */
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
