import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { brand } from '@repo/domain/brand';
import { Wordmark } from '@repo/ui/brand/Wordmark';
import { Button } from '@repo/ui/components/Button';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { TextLink } from '@repo/ui/components/TextLink';
import { AppShell } from '@repo/ui/patterns/AppShell';
import { Content } from '@repo/ui/primitives/Content';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useNavigate } from 'react-router';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Invited } from './Invited.tsx';
import { useInvitation } from './use-invitation.ts';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

/** About as long as the invitation that comes. */
const names = [{ check: 'identity' as const, name: '-'.repeat(80) }];
const unknown = { inviter: '-', state: 'pending', checks: { en: names, sw: names } };

/** The first page of a worker: who invites her to what, or a welcome. */
export function WelcomeStep({ steps }: { readonly steps: OnboardingSteps }) {
  const { say } = useLanguage();
  const title = say('onboarding.welcome', { brand: brand.name });
  useScreen(title);
  const navigate = useNavigate();
  const goOn = () => {
    if (!session.isSignedIn()) steps.next();
    // She has a profile already: the question waits on her home.
    else if (session.user()?.name) void navigate(paths.dashboard);
    else steps.goTo('profile-basic');
  };
  const { invitation, isComing } = useInvitation(steps.invite);
  return (
    <AppShell
      header={
        <Content width="form">
          <Spread wrap gap="small">
            <Wordmark />
            <LanguageChoice compact />
          </Spread>
        </Content>
      }
    >
      <Content width="form">
        <Stack gap="large">
          {invitation !== null && <Invited invitation={invitation} />}
          {invitation === null && !isComing && (
            <PageHeader title={title} subtitle={say('onboarding.welcome.why')} />
          )}
          {isComing && (
            <RoomFor>
              <Invited invitation={unknown} />
            </RoomFor>
          )}
          <Stack gap="small">
            <Button fullWidth onClick={goOn}>
              {say('onboarding.start')}
            </Button>
            <Text>
              {say('onboarding.known')} <TextLink href={paths.login}>{say('onboarding.signIn')}</TextLink>
            </Text>
          </Stack>
        </Stack>
      </Content>
    </AppShell>
  );
}
