import { brand } from '@repo/domain/brand';
import { IconList } from '@repo/ui/components/IconList';
import { ClipboardIcon } from '@repo/ui/icons/ClipboardIcon';
import { LockIcon } from '@repo/ui/icons/LockIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { useLanguage } from '../../language/use-language.ts';
import type { Invitation } from './use-invitation.ts';

interface InvitedProps {
  readonly invitation: Invitation;
  /** Who invites, in words. */
  readonly name: string;
}

/** What an employer asks to check, who sees it, and that it costs her nothing. */
export function Invited({ invitation: { checks }, name }: InvitedProps) {
  const { say, language } = useLanguage();
  return (
    <IconList
      items={[
        {
          icon: ClipboardIcon,
          title: say('onboarding.invite.what'),
          text: `${checks[language].map((each) => each.name).join(', ')}.`,
        },
        {
          icon: PeopleIcon,
          title: say('onboarding.invite.who'),
          text: capital(say('onboarding.invite.whoText', { name })),
        },
        {
          icon: LockIcon,
          title: say('onboarding.invite.cost'),
          text: say('trust.never', { brand: brand.name }),
        },
      ]}
    />
  );
}

/** 'An employer' at the start of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
