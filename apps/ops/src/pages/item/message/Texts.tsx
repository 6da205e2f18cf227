import type { Messages } from '@repo/api-client/queries/message-threads';
import { formatMoment } from '@repo/domain/dates';
import { Banner } from '@repo/ui/components/Banner';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

const explainedText = (isExplained: boolean): string =>
  isExplained
    ? 'The service answered that it did not understand, and how to answer, stop or see more.'
    : 'The service answered nothing: this phone had its three explanations of the day.';

/** What the phone wrote, the first message on top, and what the service answered by itself. */
export const Texts = ({ messages: { messages, dropped } }: { readonly messages: Messages }) => (
  <TitledCard title="What was written" gap="medium">
    {messages.map(({ id, text, received_at: at, is_explained: isExplained }) => (
      <Stack key={id} gap="xsmall">
        <Text tone="muted">{formatMoment(at)}</Text>
        <Text as="blockquote" lines="keep">
          {text}
        </Text>
        <Text tone="muted">{explainedText(isExplained)}</Text>
      </Stack>
    ))}
    {dropped > 0 && (
      <Banner tone="info" title={`${dropped} more SMS came, and their texts were not kept.`}>
        The service keeps the first {messages.length} until you decide.
      </Banner>
    )}
  </TitledCard>
);
