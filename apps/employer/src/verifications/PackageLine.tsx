import type { Verification } from '@repo/api-client/normalise/dashboard';
import { formatDate } from '@repo/domain/dates';
import { Facts } from '@repo/ui/primitives/Facts';

/** The package of an item and its date. */
export const PackageLine = ({ item }: { readonly item: Verification }) => (
  <Facts>{[item.packageName, formatDate(item.created_at)]}</Facts>
);
