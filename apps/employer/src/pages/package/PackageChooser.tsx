import type { Package } from '@repo/api-client/normalise/package';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { formatKes } from '@repo/domain/money';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Spread } from '@repo/ui/primitives/Spread';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { onSale } from '../../packages/on-sale.ts';
import { PackageCards } from '../../packages/PackageCards.tsx';

const CHOOSE_FIRST = 'Please select a package first.';

interface PackageChooserProps {
  readonly initialPackageId: number;
  /** The words on the button: they say whether anything is paid now. */
  readonly payLabel: string;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onPay: (chosen: Package) => void;
}

/** Package cards with the total and the pay button below. */
export function PackageChooser({
  initialPackageId,
  payLabel,
  busy = false,
  error,
  onPay,
}: PackageChooserProps) {
  const packages = useQuery(packagesQuery(client));
  const [packageId, setPackageId] = useState(initialPackageId);
  const [unchosen, setUnchosen] = useState(false);

  if (packages.data === undefined)
    return packages.error === null ? (
      <Skeleton label="Loading packages..." kind="card" count={3} />
    ) : (
      <LoadError
        message="Failed to load packages."
        retrying={packages.isFetching}
        onRetry={() => void packages.refetch()}
      />
    );
  const choices = onSale(packages.data);
  const chosen = choices.find(({ id }) => id === packageId);
  return (
    <>
      <PackageCards
        legend="Verification package"
        hideLegend
        withFeatures
        columns={3}
        packages={choices}
        value={chosen?.id ?? null}
        error={unchosen && chosen === undefined ? CHOOSE_FIRST : undefined}
        onChange={setPackageId}
      />
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      <Card>
        <Spread wrap>
          <Text size="large">
            Total{' '}
            <Text as="strong" weight="strong">
              {chosen === undefined ? '–' : formatKes(chosen.priceCents)}
            </Text>
          </Text>
          <Button
            busy={busy}
            busyLabel="Sending Invitation..."
            onClick={() => {
              if (chosen === undefined) setUnchosen(true);
              else onPay(chosen);
            }}
          >
            {payLabel}
          </Button>
        </Spread>
      </Card>
    </>
  );
}
