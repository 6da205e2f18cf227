import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { brand } from '@repo/domain/brand';
import { Button } from '@repo/ui/components/Button';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { TextLink } from '@repo/ui/components/TextLink';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { besideWelcome } from './beside.tsx';
import { inviteWords } from './invite-words.ts';
import { Invited } from './Invited.tsx';
import { Inviter } from './Inviter.tsx';
import { SayNo } from './SayNo.tsx';
import { useInvitation, type Invitation } from './use-invitation.ts';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

/** About as long as the invitation that comes. */
const names = (
  ['identity', 'references', 'criminal_record', 'social_media', 'misconduct_registry'] as const
).map((check) => ({ check, name: '' }));
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
  const { say, language } = useLanguage();
  const navigate = useNavigate();
  const goOn = () => {
    if (!session.isSignedIn()) steps.next();
    // She has a profile already: the question waits on her home.
    else if (session.user()?.name) void navigate(paths.dashboard);
    else steps.goTo('profile-basic');
  };
  const start = (
    <Button fullWidth onClick={goOn}>
      {say('onboarding.start')}
    </Button>
  );
  return (
    <SignInLayout
      title={
        invitation === null ? say('onboarding.welcome', { brand: brand.name }) : inviteWords[language].title
      }
      subtitle={invitation === null && say('onboarding.welcome.why')}
      corner={<LanguageChoice compact />}
      beside={besideWelcome}
      homeHref={landingAddress()}
      after={
        <Text>
          {say('onboarding.known')} <TextLink href={paths.login}>{say('onboarding.signIn')}</TextLink>
        </Text>
      }
    >
      {invitation === null ? start : <Question invitation={invitation} start={start} />}
    </SignInLayout>
  );
}

interface QuestionProps {
  readonly invitation: Invitation;
  readonly start: ReactNode;
}

/** Who asks what, and both answers. */
function Question({ invitation, start }: QuestionProps) {
  const { say, language } = useLanguage();
  const name = invitation.inviter || say('onboarding.anEmployer');
  const inSentence = name.charAt(0).toUpperCase() + name.slice(1);
  const isOpen = invitation.state === 'pending';
  return (
    <Stack gap="large">
      <Inviter name={name} isNamed={invitation.inviter !== ''} isOpen={isOpen} />
      <Invited invitation={invitation} name={inSentence} />
      {isOpen ? (
        <Stack gap="small">
          <Text tone="muted">{inviteWords[language].signUpFirst}</Text>
          <Grid columns={2} phoneColumns="fit" gap="small">
            {start}
            <SayNo name={inSentence} />
          </Grid>
        </Stack>
      ) : (
        start
      )}
    </Stack>
  );
}
