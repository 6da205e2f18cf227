import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

interface OpeningProps {
  readonly title: string;
  readonly text: string;
}

/** The title and first text of a short page. */
export function Opening({ title, text }: OpeningProps) {
  return (
    <Stack gap="small">
      <Heading level={1}>{title}</Heading>
      <Text size="large">{text}</Text>
    </Stack>
  );
}
