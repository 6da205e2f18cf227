import { TextLink } from '@repo/ui/components/TextLink';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useBlank, WhenFilled } from './filling.tsx';
import type { Language } from './languages.ts';
import { operatorWords } from './operator-words.ts';

/** The configured ways to reach the operator of this site. Without any, it says so. */
export function Contact({ language }: { readonly language: Language }) {
  const { chat, email, unreachable } = operatorWords[language];
  const address = useBlank('contact_email');
  const chatAddress = useBlank('support_chat');
  return (
    <Stack gap="none">
      <WhenFilled blank="support_chat">
        <TextLink href={chatAddress} placement="alone">
          {chat}
        </TextLink>
      </WhenFilled>
      <WhenFilled
        blank="contact_email"
        otherwise={
          <WhenFilled blank="support_chat" otherwise={<Text>{unreachable}</Text>}>
            {null}
          </WhenFilled>
        }
      >
        <TextLink href={`mailto:${address}`} placement="alone">
          {email(address)}
        </TextLink>
      </WhenFilled>
    </Stack>
  );
}
