import { brand } from '@repo/domain/brand';
import { chatLink } from '@repo/domain/chat-link';
import { FloatingLink } from '@repo/ui/components/FloatingLink';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { useLanguage } from '../../language/use-language.ts';

interface HelpLinkProps {
  /** Null where the deployment has no chat. */
  readonly phone: string | null;
}

/** The chat with the team (worker spec 2.10). It ends her home: on another tab it would cover what is read or switched. */
export function HelpLink({ phone }: HelpLinkProps) {
  const { say } = useLanguage();
  return phone === null ? null : (
    <FloatingLink
      label={say('dashboard.help')}
      icon={<MessageIcon />}
      href={chatLink(say('dashboard.helpWords', { brand: brand.name }), phone)}
    />
  );
}
