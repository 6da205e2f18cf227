import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';

interface OpeningProps {
  readonly title: string;
  readonly text: string;
  /** The status in one word, above the title. */
  readonly badge?: ReactNode;
  /** A drawing that says the same, above the title. */
  readonly drawing?: ReactNode;
}

/** The title and first text of a short page. */
export function Opening({ title, text, badge, drawing }: OpeningProps) {
  return (
    <Stack gap="small">
      {drawing}
      {badge}
      <Heading level={1}>{title}</Heading>
      <Text size="large">{text}</Text>
    </Stack>
  );
}
