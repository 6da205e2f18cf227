import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { brand } from '@repo/domain/brand';
import { CODE_LENGTH } from '@repo/domain/sign-in-form';
import { Timeline } from '@repo/ui/components/Timeline';
import { TextLink } from '@repo/ui/components/TextLink';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { privacyAddress } from '../../privacy-address.ts';
import { NeverAsks } from '../../shell/NeverAsks.tsx';
import { beside } from './beside.tsx';
import { entryWords } from './entry-words.ts';
import { PhoneForm } from './PhoneForm.tsx';

/** The first screen of a worker (worker spec 2.8): the language, the phone, and the next steps. */
export function EntryPage() {
  const { language, say } = useLanguage();
  const title = say('entry.title', { brand: brand.name });
  useScreen(title);
  const next = [
    { title: say('entry.next.code', { digits: CODE_LENGTH }) },
    { title: say('entry.next.verify') },
    { title: say('entry.next.profile') },
    { title: say('entry.next.jobs'), text: entryWords[language].jobs },
  ];
  return (
    <SignInLayout
      title={title}
      subtitle={say('entry.subtitle')}
      beside={beside}
      corner={<LanguageChoice compact />}
      homeHref={landingAddress()}
      after={
        <Stack gap="xsmall" align="center">
          <Text>
            {say('entry.known')} <TextLink href={paths.login}>{say('auth.title')}</TextLink>
          </Text>
          <TextLink href={privacyAddress(language)} placement="alone" newTab>
            {say('entry.privacy')}
          </TextLink>
        </Stack>
      }
    >
      <Stack gap="large">
        <PhoneForm />
        <NeverAsks />
        <Stack gap="small">
          <Heading level={2} size={3}>
            {say('entry.next')}
          </Heading>
          <Timeline steps={next} />
        </Stack>
      </Stack>
    </SignInLayout>
  );
}
