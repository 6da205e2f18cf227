import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { brand } from '@repo/domain/brand';
import { CODE_LENGTH } from '@repo/domain/sign-in-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { StatusIcon } from '@repo/ui/components/StatusIcon';
import { StepList } from '@repo/ui/components/StepList';
import { TextLink } from '@repo/ui/components/TextLink';
import { Form } from '@repo/ui/patterns/Form';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { sendCode } from '../../api/calls.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { useEntryForm } from './use-entry-form.ts';

/** Where a worker begins (worker spec 2.8): her language, her phone, and what happens next. */
export function EntryPage() {
  const { say } = useLanguage();
  useScreen(say('entry.signIn'));
  const { form, isRight, sent } = useEntryForm(sendCode);
  const next = [
    say('entry.next.code', { digits: CODE_LENGTH }),
    say('entry.next.verify'),
    say('entry.next.profile'),
    say('entry.next.jobs'),
  ];
  return (
    <SignInLayout
      title={say('entry.title', { brand: brand.name })}
      subtitle={say('entry.subtitle')}
      homeHref={landingAddress()}
      after={
        <Text>
          {say('entry.known')} <TextLink href={paths.login}>{say('entry.signIn')}</TextLink>
        </Text>
      }
    >
      <Stack gap="large">
        <LanguageChoice />
        <Form
          form={form}
          actions={
            <>
              {sent && <Banner tone="success">{say('code.sent')}</Banner>}
              <Button type="submit" fullWidth busy={form.busy} busyLabel={say('code.sending')}>
                {say('code.send')}
              </Button>
            </>
          }
        >
          <Stack gap="small">
            <PhoneField label={say('phone.label')} required {...form.field('phone')} />
            <output>
              {isRight && (
                <Inline gap="small">
                  <StatusIcon status="completed" />
                  <Text>{say('phone.right')}</Text>
                </Inline>
              )}
            </output>
          </Stack>
        </Form>
        <Stack gap="small">
          <Heading level={2} size={3}>
            {say('entry.next')}
          </Heading>
          <StepList steps={next.map((title) => ({ title }))} />
        </Stack>
      </Stack>
    </SignInLayout>
  );
}
