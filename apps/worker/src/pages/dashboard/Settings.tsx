import type { WireWorkerSettings } from '@repo/api-client/contract/worker-app';
import { helpPhone } from '@repo/api-client/normalise/help-phone';
import { notificationKinds } from '@repo/domain/notification';
import { Banner } from '@repo/ui/components/Banner';
import { BulletList } from '@repo/ui/components/BulletList';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Toggle } from '@repo/ui/components/Toggle';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Divider } from '@repo/ui/primitives/Divider';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { Fragment } from 'react';
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
  if (failure === null && settings === undefined)
    return <Skeleton label={say('screen.waiting')} kind="facts" count={6} />;
  return (
    <>
      {failure !== null && (
        <LoadError message={failureWords(failure.error, 'settings.failed')} {...failure.retry} />
      )}
      {settings?.sms === false && (
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
      <Grid columns={2} gap="large">
        <Stack gap="large">
          {settings !== undefined && <Told settings={settings} change={change} />}
          <Card>
            <LanguageChoice />
          </Card>
        </Stack>
        <Stack gap="large">
          {settings !== undefined && <Visibility settings={settings} change={change} />}
          <TitledCard title={say('settings.account')}>
            <SignOut />
            {phone !== null && <HelpLink phone={phone} />}
          </TitledCard>
        </Stack>
      </Grid>
    </>
  );
}

interface ChoicesProps {
  readonly settings: WireWorkerSettings;
  readonly change: (setting: Setting, on: boolean) => void;
}

function Told({ settings, change }: ChoicesProps) {
  const { say, language } = useLanguage();
  const { stops } = visibilityWords(language);
  return (
    <TitledCard title={say('settings.tell')}>
      {notificationKinds.map((kind, place) => (
        <Fragment key={kind}>
          {place > 0 && <Divider />}
          <Toggle
            label={say(`settings.tell.${kind}`)}
            hint={stops[kind]}
            on={settings[kind]}
            onChange={(on) => change(kind, on)}
          />
        </Fragment>
      ))}
    </TitledCard>
  );
}

function Visibility({ settings, change }: ChoicesProps) {
  const { say, language } = useLanguage();
  const words = visibilityWords(language);
  const photo = photoWords[language];
  return (
    <TitledCard title={say('settings.visibility')}>
      <Toggle
        label={say('settings.listed')}
        hint={settings.profile_complete ? words.phone : say('settings.listedLater')}
        on={settings.listed}
        onChange={(listed) => change('listed', listed)}
      />
      <Divider />
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
    </TitledCard>
  );
}
