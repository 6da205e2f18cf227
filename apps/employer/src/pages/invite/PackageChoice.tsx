import { packagesQuery } from '@repo/api-client/queries/purchases';
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

export function PackageChoice({ id, value, error, onChange, onCompare, ref }: PackageChoiceProps) {
  const packages = useQuery(packagesQuery(client));
  const failure = useLoadFailure(packages);
  if (packages.data === undefined)
    return failure === null ? (
      <Skeleton label="Loading packages..." kind="field" count={4} />
    ) : (
      <LoadError message="Failed to load packages." {...failure.retry} />
    );
  return (
    <Stack gap="xsmall">
      <PackageCards
        id={id}
        legend="Verification Package"
        required
        columns={2}
        packages={onSale(packages.data)}
        value={value}
        onChange={onChange}
        error={error}
        ref={ref}
      />
      <div>
        <Button variant="secondary" size="small" onClick={onCompare}>
          Compare Packages
        </Button>
      </div>
    </Stack>
  );
}
