import { TextLink } from '@repo/ui/components/TextLink';
import { Text } from '@repo/ui/primitives/Text';
import { paymentStatusPath } from '../paths.ts';

/** What to do for one who has paid all the same: nobody pays twice (docs/decisions/018). */
export const PaidAlready = ({ reference }: { readonly reference: string }) => (
  <Text size="small" tone="muted">
    Paid already? <TextLink href={paymentStatusPath(reference)}>Check the payment</TextLink>
  </Text>
);
