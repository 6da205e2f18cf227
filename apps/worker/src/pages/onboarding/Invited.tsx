import { brand } from '@repo/domain/brand';
import { CONSENT_LASTS_DAYS } from '@repo/domain/consent-request';
import { formatKes } from '@repo/domain/money';
import { POLICE_CERTIFICATE_PRICE_CENTS } from '@repo/domain/police-clearance';
import { IconList } from '@repo/ui/components/IconList';
import { ClipboardIcon } from '@repo/ui/icons/ClipboardIcon';
import { LockIcon } from '@repo/ui/icons/LockIcon';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { useLanguage } from '../../language/use-language.ts';
import { checkNames } from '../../requests/check-names.ts';
import { inviteWords } from './invite-words.ts';
import type { Invitation } from './use-invitation.ts';

// An amount stays on one line.
const price = formatKes(POLICE_CERTIFICATE_PRICE_CENTS).replaceAll(' ', '\u00A0');

interface InvitedProps {
  readonly invitation: Invitation;
  /** Who invites, as a sentence begins with it. */
  readonly name: string;
}

/** What an employer asks to check, who sees it, for how long, and what it costs. */
export function Invited({ invitation: { checks, state }, name }: InvitedProps) {
  const { say, language } = useLanguage();
  const words = inviteWords[language];
  const asked = checks[language];
  const named = asked.flatMap(({ check }) => (check === 'final_review' ? [] : checkNames[language][check]));
  const hasAccepted = state === 'accepted';
  const mayBringCertificate = asked.some(({ check }) => check === 'criminal_record');
  return (
    <IconList
      items={[
        {
          icon: ClipboardIcon,
          title: hasAccepted ? say('onboarding.invite.what') : words.afterYes,
          text: `${named.join(', ')}.`,
        },
        {
          icon: PeopleIcon,
          title: say('onboarding.invite.who'),
          text: hasAccepted ? words.whoAfterYes(name) : words.who(name, CONSENT_LASTS_DAYS),
        },
        ...(hasAccepted ? [{ icon: MessageIcon, title: words.mayTakeBack, text: words.howToTakeBack }] : []),
        {
          icon: LockIcon,
          ...(mayBringCertificate
            ? {
                title: words.freeWithoutPin,
                text: words.certificate(price),
              }
            : {
                title: say('onboarding.invite.cost'),
                text: say('trust.never', { brand: brand.name }),
              }),
        },
      ]}
    />
  );
}
