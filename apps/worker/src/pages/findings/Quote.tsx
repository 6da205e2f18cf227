import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

interface QuoteProps {
  readonly by: string;
  readonly words: string | null;
}

/** A quoted text in the language of its author. */
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
