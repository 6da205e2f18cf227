import type { Package } from '@repo/api-client/normalise/package';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { packageDefinitions } from '@repo/domain/packages';
import { Button } from '@repo/ui/components/Button';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { onSale } from '../../packages/on-sale.ts';
import { PackageCards } from '../../packages/PackageCards.tsx';

interface PackageChoiceProps {
  /** The target of a link in the error summary. */
  readonly id: string;
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (packageId: number) => void;
  /** Shows the packages side by side, with their whole content. */
  readonly onCompare: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

export function PackageChoice({ onCompare, ...choice }: PackageChoiceProps) {
  const packages = useQuery(packagesQuery(client));
  const failure = useLoadFailure(packages);
  if (packages.data === undefined)
    return failure === null ? (
      <Skeleton label="Loading packages...">
        <Choice {...choice} packages={packageDefinitions} onCompare={onCompare} />
      </Skeleton>
    ) : (
      <LoadError message="Failed to load packages." {...failure.retry} />
    );
  return <Choice {...choice} packages={packages.data} onCompare={onCompare} />;
}

const Choice = ({
  packages,
  onCompare,
  ...choice
}: PackageChoiceProps & { readonly packages: readonly Package[] }) => (
  <Stack gap="xsmall">
    <PackageCards {...choice} legend="Verification Package" required packages={onSale(packages)} />
    <div>
      <Button variant="secondary" size="small" onClick={onCompare}>
        Compare Packages
      </Button>
    </div>
  </Stack>
);
