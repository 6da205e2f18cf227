import { isRecord } from '@repo/app-shell/browser/is-record';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { Banner } from '@repo/ui/components/Banner';
import { TextLink } from '@repo/ui/components/TextLink';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useLocation } from 'react-router';
import type { PlainKey } from '../../language/catalogue.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { beside } from './beside.tsx';
import { PhoneForm } from './PhoneForm.tsx';

/** The reason of the redirect to this page: an expired session, or a submission without a session. */
function useReason(): PlainKey | undefined {
  const location: { readonly state: unknown } = useLocation();
  const { state } = location;
  if (!isRecord(state)) return undefined;
  if (state['expired'] === true) return 'auth.expired';
  return state['noToken'] === true ? 'call.signedOut' : undefined;
}

/** The sign-in of a returning worker: after a sign-out, after an expired session, and from the link on the entry page. */
export function SignInPage() {
  const { say } = useLanguage();
  useScreen(say('auth.title'));
  const why = useReason();
  return (
    <SignInLayout
      title={say('auth.title')}
      subtitle={say('auth.subtitle')}
      beside={beside}
      homeHref={landingAddress()}
      after={
        <Text>
          {say('auth.new')} <TextLink href={paths.entry}>{say('auth.start')}</TextLink>
        </Text>
      }
    >
      <Stack gap="large">
        {why && <Banner tone="warning">{say(why)}</Banner>}
        <LanguageChoice />
        <PhoneForm />
      </Stack>
    </SignInLayout>
  );
}
