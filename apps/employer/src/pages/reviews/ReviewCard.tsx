import { formatDate } from '@repo/domain/dates';
import { Card } from '@repo/ui/components/Card';
import { StarRating } from '@repo/ui/components/StarRating';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';

interface ReviewCardProps {
  /** The author or the reviewed worker. */
  readonly by: ReactNode;
  readonly rating: number;
  readonly date: string;
  readonly text: string;
  /** Content and actions for the author only. */
  readonly children?: ReactNode;
}

/** One review in a list. */
export function ReviewCard({ by, rating, date, text, children }: ReviewCardProps) {
  return (
    <Card as="li">
      <Stack gap="small">
        {by}
        <Spread wrap gap="xsmall">
          <StarRating rating={rating} />
          <Text as="span" tone="muted">
            {formatDate(date)}
          </Text>
        </Spread>
        <Text lines="keep">{text}</Text>
        {children}
      </Stack>
    </Card>
  );
}
