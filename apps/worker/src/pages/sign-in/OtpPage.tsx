import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { workerPhone } from '@repo/domain/worker-phone';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { useLanguage } from '../../language/use-language.ts';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { BackToPhone } from './BackToPhone.tsx';
import { beside } from './beside.tsx';
import { EnterCode } from './EnterCode.tsx';

export function OtpPage() {
  const phone = workerPhone(useNavigationState('otp')?.phone ?? '');
  return phone === null ? <NoPhone /> : <EnterCode phone={phone} />;
}

/** Without a phone there is no code to enter. */
function NoPhone() {
  const { say } = useLanguage();
  useScreen(say('otp.title'));
  return (
    <SignInLayout title={say('otp.title')} back={<BackToPhone />} beside={beside} homeHref={landingAddress()}>
      <Stack gap="large">
        <Banner tone="danger">{say('otp.noPhone')}</Banner>
        <ButtonLink href={paths.auth}>{say('otp.back')}</ButtonLink>
      </Stack>
    </SignInLayout>
  );
}
