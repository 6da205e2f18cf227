import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import { chatLink } from '@repo/domain/chat-link';
import { TextLink } from '@repo/ui/components/TextLink';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useLanguage } from '../../language/use-language.ts';
import { reviewWords } from './review-words.ts';

/** What the worker can do about a review that is wrong: a chat with our team. The last thing of its screen, so it moves nothing. */
export function Objection() {
  const { language } = useLanguage();
  const { data } = useQuery(workerDashboardQuery(client));
  const words = reviewWords[language];
  const phone = data?.help_phone ?? null;
  if (phone === null) return null;
  return (
    <Stack gap="none">
      <Text tone="muted">{words.wrong}</Text>
      <TextLink placement="alone" newTab href={chatLink(words.begun, phone)}>
        {words.write}
      </TextLink>
    </Stack>
  );
}
