import { helpPhone } from '@repo/api-client/normalise/help-phone';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useCodeFocus } from '@repo/app-shell/hooks/use-code-focus';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { brand } from '@repo/domain/brand';
import { chatLink } from '@repo/domain/chat-link';
import { displayPhone, type KenyanPhone } from '@repo/domain/phone';
import { codeError } from '@repo/domain/sign-in-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { CodeBoxes } from '@repo/ui/components/CodeBoxes';
import { CountdownButton } from '@repo/ui/components/CountdownButton';
import { RoomForError } from '@repo/ui/components/RoomForError';
import { Timeline } from '@repo/ui/components/Timeline';
import { TextLink } from '@repo/ui/components/TextLink';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useEffect } from 'react';
import type { PlainKey } from '../../language/catalogue.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { NeverAsks } from '../../shell/NeverAsks.tsx';
import { BackToPhone } from './BackToPhone.tsx';
import { beside } from './beside.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { typedPhone } from './typed-phone.ts';
import { useEnterCode } from './use-enter-code.ts';

const help = ['otp.help.sms', 'otp.help.number', 'otp.help.wait'] as const satisfies PlainKey[];

/** The form for the code of the SMS (worker spec 2.9). */
export function EnterCode({ phone }: { readonly phone: KenyanPhone }) {
  const { say } = useLanguage();
  const words = useFailureWords();
  useScreen(say('otp.title'));
  useCodeFocus();
  const support = helpPhone();
  const { code, edit, verify, firstBox, busy, verified, status, error, isRefused, resending, resend } =
    useEnterCode(phone);

  // On the way back, by the arrow or the back button, the worker finds the submitted form.
  useEffect(() => typedPhone.keep(displayPhone(phone)), [phone]);

  return (
    <SignInLayout
      title={say('otp.title')}
      subtitle={
        <>
          {say('otp.sentTo')}{' '}
          <Text as="strong" lines="whole">
            {displayPhone(phone)}
          </Text>
        </>
      }
      back={<BackToPhone />}
      beside={beside}
      homeHref={landingAddress()}
    >
      <Stack gap="large">
        <RoomForError>
          <CodeBoxes
            ref={firstBox}
            label={say('otp.code')}
            required
            value={code}
            disabled={busy}
            {...(error !== null && { error: words(error, 'otp.invalid') })}
            onChange={edit}
          />
        </RoomForError>
        <Stack gap="xsmall">
          <Button
            fullWidth
            busy={busy}
            busyLabel={say(verified ? 'screen.waiting' : 'otp.verifying')}
            disabledReason={codeError(code) !== null && say('otp.incomplete')}
            onClick={() => verify(code)}
          >
            {say('otp.verify')}
          </Button>
          <CountdownButton
            fullWidth
            label={say('otp.resend')}
            waitingLabel={(seconds) => say('otp.resendIn', { seconds })}
            availableAt={resending.availableAt}
            busy={resending.busy}
            onClick={resend}
          />
        </Stack>
        <NeverAsks />
        {/* Below its buttons, so that nothing moves under the finger. */}
        {isRefused && (
          <Banner tone="info" announce>
            {say('otp.invalid.next')}
          </Banner>
        )}
        {resending.error !== null && <Banner tone="danger">{words(resending.error, 'code.failed')}</Banner>}
        {verified && <Banner tone="success">{say('otp.verified')}</Banner>}
        {status !== undefined && <SignInNotice status={status} />}
        {resending.isSent && <Banner tone="success">{say('otp.resent')}</Banner>}
        <Stack gap="small">
          <Heading level={2} size={3}>
            {say('otp.help')}
          </Heading>
          <Timeline
            steps={[
              ...help.map((key) => ({ title: say(key) })),
              { title: say('otp.help.support'), text: support !== null && <Chat phone={support} /> },
            ]}
          />
        </Stack>
      </Stack>
    </SignInLayout>
  );
}

/** The help contact, where the deployment names one. */
function Chat({ phone }: { readonly phone: string }) {
  const { say } = useLanguage();
  return (
    <TextLink href={chatLink(say('otp.help.words', { brand: brand.name }), phone)} placement="alone" newTab>
      {say('otp.help.chat')}
    </TextLink>
  );
}
