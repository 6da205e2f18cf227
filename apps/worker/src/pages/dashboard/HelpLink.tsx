import { brand } from '@repo/domain/brand';
import { chatLink } from '@repo/domain/chat-link';
import { TextLink } from '@repo/ui/components/TextLink';
import { useLanguage } from '../../language/use-language.ts';

/** The chat with our team, where a floating button would cover what is read or pressed. */
export function HelpLink({ phone }: { readonly phone: string }) {
  const { say } = useLanguage();
  return (
    <TextLink
      placement="alone"
      newTab
      href={chatLink(say('dashboard.helpWords', { brand: brand.name }), phone)}
    >
      {say('dashboard.help')}
    </TextLink>
  );
}
