import { reviewByline } from '@repo/domain/review';
import { Badge } from '@repo/ui/components/Badge';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';

/** The author of a review as far as the service tells: the employer, or anonymous. */
export function Byline({ isOwn }: { readonly isOwn: boolean }) {
  const words = reviewByline(isOwn);
  return (
    <Inline>
      <Text as="span" weight="medium">
        {isOwn ? 'Written by you' : words}
      </Text>
      {isOwn && (
        <Badge tone="success" icon={<CheckIcon size="small" />}>
          {words}
        </Badge>
      )}
    </Inline>
  );
}
