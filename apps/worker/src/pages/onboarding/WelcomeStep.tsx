import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { brand } from '@repo/domain/brand';
import { Badge } from '@repo/ui/components/Badge';
import { Button } from '@repo/ui/components/Button';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { TextLink } from '@repo/ui/components/TextLink';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useNavigate } from 'react-router';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { besideWelcome } from './beside.tsx';
import { capital, Invited } from './Invited.tsx';
import { useInvitation, type Invitation } from './use-invitation.ts';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

/** About as long as the invitation that comes. */
const names = [{ check: 'identity' as const, name: '-'.repeat(80) }];
const unknown: Invitation = { inviter: '-'.repeat(6), state: 'pending', checks: { en: names, sw: names } };

interface WelcomeStepProps {
  readonly steps: OnboardingSteps;
}

/** The first page of a worker: who invites her to what, or a welcome. */
export function WelcomeStep({ steps }: WelcomeStepProps) {
  const { say } = useLanguage();
  useScreen(say('onboarding.welcome', { brand: brand.name }));
  const { invitation, isComing } = useInvitation(steps.invite);
  if (!isComing) return <Welcome steps={steps} invitation={invitation} />;
  return (
    <RoomFor>
      <Welcome steps={steps} invitation={unknown} />
    </RoomFor>
  );
}

function Welcome({ steps, invitation }: WelcomeStepProps & { readonly invitation: Invitation | null }) {
  const { say } = useLanguage();
  const navigate = useNavigate();
  const goOn = () => {
    if (!session.isSignedIn()) steps.next();
    // She has a profile already: the question waits on her home.
    else if (session.user()?.name) void navigate(paths.dashboard);
    else steps.goTo('profile-basic');
  };
  const name = invitation?.inviter || say('onboarding.anEmployer');
  return (
    <SignInLayout
      title={
        invitation === null
          ? say('onboarding.welcome', { brand: brand.name })
          : capital(say('onboarding.invite.title', { name }))
      }
      subtitle={
        invitation === null ? (
          say('onboarding.welcome.why')
        ) : (
          <Badge>{say('onboarding.invitedBy', { name })}</Badge>
        )
      }
      corner={<LanguageChoice compact />}
      beside={besideWelcome}
      homeHref={landingAddress()}
      after={
        <Text>
          {say('onboarding.known')} <TextLink href={paths.login}>{say('onboarding.signIn')}</TextLink>
        </Text>
      }
    >
      <Stack gap={invitation === null ? 'large' : 'medium'}>
        {invitation !== null && <Invited invitation={invitation} name={name} />}
        <Button fullWidth onClick={goOn}>
          {say('onboarding.start')}
        </Button>
      </Stack>
    </SignInLayout>
  );
}
