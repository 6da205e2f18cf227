import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

interface QuoteProps {
  readonly by: string;
  readonly words: string | null;
}

/** Words of somebody, in the language in which they were written. */
export function Quote({ by, words }: QuoteProps) {
  if (words === null) return null;
  return (
    <Stack gap="none">
      <Text tone="muted">{by}</Text>
      <Text as="blockquote" lines="keep">
        {words}
      </Text>
    </Stack>
  );
}
