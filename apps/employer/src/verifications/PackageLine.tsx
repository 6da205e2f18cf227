import type { Verification } from '@repo/api-client/normalise/dashboard';
import { formatDate } from '@repo/domain/dates';
import { Text } from '@repo/ui/primitives/Text';

/** The package of an item and its date, which stays on one line. */
export const PackageLine = ({ item }: { readonly item: Verification }) => (
  <>
    {item.packageName} ·{' '}
    <Text as="span" size="small" lines="whole">
      {formatDate(item.created_at)}
    </Text>
  </>
);
