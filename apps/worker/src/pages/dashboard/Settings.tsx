import type { WireWorkerSettings } from '@repo/api-client/contract/worker-app';
import { helpPhone } from '@repo/api-client/normalise/help-phone';
import { notificationKinds } from '@repo/domain/notification';
import { Banner } from '@repo/ui/components/Banner';
import { BulletList } from '@repo/ui/components/BulletList';
import { Button } from '@repo/ui/components/Button';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TextLink } from '@repo/ui/components/TextLink';
import { Toggle } from '@repo/ui/components/Toggle';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { photoWords } from '../../photo/photo-words.ts';
import { HelpLink } from './HelpLink.tsx';
import { SignOut } from './SignOut.tsx';
import { useSettings, type Setting } from './use-settings.ts';
import { visibilityWords } from './visibility-words.ts';

/** The notifications, the visibility, the language and the sign-out of the worker (worker spec 2.10). */
export function Settings() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const { settings, failure, change } = useSettings();
  const phone = helpPhone();
  return (
    <Stack gap="xlarge">
      {failure !== null && (
        <LoadError message={failureWords(failure.error, 'settings.failed')} {...failure.retry} />
      )}
      {failure === null && settings === undefined ? (
        <Skeleton label={say('screen.waiting')} kind="facts" count={6} />
      ) : (
        <>
          {settings !== undefined && <Choices settings={settings} change={change} />}
          <LanguageChoice />
          {phone !== null && <HelpLink phone={phone} />}
          <SignOut />
        </>
      )}
    </Stack>
  );
}

interface ChoicesProps {
  readonly settings: WireWorkerSettings;
  readonly change: (setting: Setting, on: boolean) => void;
}

function Choices({ settings, change }: ChoicesProps) {
  const { say, language } = useLanguage();
  const words = visibilityWords(language);
  const photo = photoWords[language];
  return (
    <>
      {!settings.sms && (
        <Banner
          tone="warning"
          action={
            <Button size="small" variant="secondary" onClick={() => change('sms', true)}>
              {say('settings.start')}
            </Button>
          }
        >
          {say('settings.stopped')}
        </Banner>
      )}
      <Stack as="section" gap="small">
        <Heading level={2}>{say('settings.tell')}</Heading>
        <Text tone="muted">{say('settings.tellWhy')}</Text>
        {notificationKinds.map((kind) => (
          <Toggle
            key={kind}
            label={say(`settings.tell.${kind}`)}
            on={settings[kind]}
            onChange={(on) => change(kind, on)}
          />
        ))}
      </Stack>
      <Stack as="section" gap="small" align="stretch">
        <Heading level={2}>{say('settings.visibility')}</Heading>
        <Toggle
          label={say('settings.listed')}
          hint={settings.profile_complete ? words.phone : say('settings.listedLater')}
          on={settings.listed}
          onChange={(listed) => change('listed', listed)}
        />
        <Toggle
          label={photo.show}
          hint={photo.seen}
          on={settings.shows_photo}
          onChange={(on) => change('shows_photo', on)}
        />
        <Disclosure label={words.seen}>
          <BulletList items={words.lines} />
        </Disclosure>
        <TextLink href={paths.requests} placement="alone">
          {say('consents.title')}
        </TextLink>
      </Stack>
    </>
  );
}
