import { requestOutcomeWords } from '@repo/domain/request-outcome-words';
import { Banner } from '@repo/ui/components/Banner';
import { useLanguage } from '../../language/use-language.ts';
import type { EndedInvitation } from './use-invitation.ts';

/** What became of the invitation by whose link she came. */
export function InvitationEnd({ outcome, inviter }: EndedInvitation) {
  const { language } = useLanguage();
  const { title, text } = requestOutcomeWords(language, { kind: 'invitation', outcome, employer: inviter });
  return (
    <Banner tone="info" title={title}>
      {text}
    </Banner>
  );
}
