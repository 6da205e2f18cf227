import { packagesQuery } from '@repo/api-client/queries/purchases';
import { formatKes } from '@repo/domain/money';
import { packageOfLevel, type PackageLevel } from '@repo/domain/packages';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';

/**
 * The charged price of a level: always the whole price, whatever the employer bought before (decisions 7). Null at first.
 */
export function useLevelPrice(level: PackageLevel | null): string | null {
  const { data } = useQuery(packagesQuery(client));
  const sold = level === null ? undefined : data?.find(({ id }) => id === packageOfLevel(level));
  return sold === undefined ? null : formatKes(sold.priceCents);
}
