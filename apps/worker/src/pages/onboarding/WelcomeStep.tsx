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
import { Navigate, useNavigate } from 'react-router';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { besideWelcome } from './beside.tsx';
import { inviteWords } from './invite-words.ts';
import { InvitationEnd } from './InvitationEnd.tsx';
import { Invited } from './Invited.tsx';
import { Inviter } from './Inviter.tsx';
import { OtherNumber } from './OtherNumber.tsx';
import { SayNo } from './SayNo.tsx';
import { signInAddress } from './sign-in-address.ts';
import type { EndedInvitation, Invitation } from './use-invitation.ts';
import { useInvited } from './use-invited.ts';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

/** About as long as the invitation that comes. */
const names = (
  ['identity', 'references', 'criminal_record', 'social_media', 'misconduct_registry'] as const
).map((check) => ({ check, name: '' }));
const unknown: Invitation = { inviter: '-'.repeat(6), state: 'pending', checks: { en: names, sw: names } };

interface WelcomeStepProps {
  readonly steps: OnboardingSteps;
}

const hasProfile = () => Boolean(session.user()?.name);

/** The first page of a worker: who invites her to what, or a welcome. The invitation of one who has a profile waits on her home. */
export function WelcomeStep({ steps }: WelcomeStepProps) {
  const navigate = useNavigate();
  const invited = useInvited(steps.invite);
  const { invitation, isHers } = invited;
  const goOn = () => {
    if (hasProfile()) void navigate(paths.dashboard, { replace: true });
    else steps.goTo('profile-basic', { replace: true, withInvite: false });
  };
  if (invitation !== null && isHers === false)
    return <OtherNumber steps={steps} invitation={invitation} onGoOn={goOn} />;
  if (isHers === true && hasProfile()) return <Navigate to={paths.dashboard} replace />;
  return <First steps={steps} {...invited} />;
}

function First({ steps, invitation, ended, isComing }: WelcomeProps & { readonly isComing: boolean }) {
  const { say } = useLanguage();
  useScreen(say('onboarding.welcome', { brand: brand.name }));
  if (!isComing) return <Welcome steps={steps} invitation={invitation} ended={ended} />;
  return (
    <RoomFor>
      <Welcome steps={steps} invitation={unknown} ended={null} />
    </RoomFor>
  );
}

interface WelcomeProps extends WelcomeStepProps {
  readonly invitation: Invitation | null;
  readonly ended: EndedInvitation | null;
}

function Welcome({ steps, invitation, ended }: WelcomeProps) {
  const { say, language } = useLanguage();
  const navigate = useNavigate();
  const goOn = () => {
    if (!session.isSignedIn()) steps.next();
    else if (hasProfile()) void navigate(paths.dashboard);
    else steps.goTo('profile-basic');
  };
  const signIn = signInAddress(invitation === null ? null : steps.invite);
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
          {say('onboarding.known')} <TextLink href={signIn}>{say('onboarding.signIn')}</TextLink>
        </Text>
      }
    >
      {invitation === null ? (
        <Stack gap="large">
          {ended !== null && <InvitationEnd {...ended} />}
          {start}
        </Stack>
      ) : (
        <Question invitation={invitation} start={start} signIn={signIn} />
      )}
    </SignInLayout>
  );
}

interface QuestionProps {
  readonly invitation: Invitation;
  readonly start: ReactNode;
  /** The address of the sign-in. */
  readonly signIn: string;
}

/** Who asks what, and both answers. */
function Question({ invitation, start, signIn }: QuestionProps) {
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
            <SayNo name={inSentence} signIn={signIn} />
          </Grid>
        </Stack>
      ) : (
        start
      )}
    </Stack>
  );
}
