import { fetchInvitation } from '@repo/api-client/queries/onboarding';
import { brand } from '@repo/domain/brand';
import { Badge } from '@repo/ui/components/Badge';
import { Button } from '@repo/ui/components/Button';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { TextLink } from '@repo/ui/components/TextLink';
import { PersonAddIcon } from '@repo/ui/icons/PersonAddIcon';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { StepScreen } from './StepScreen.tsx';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => fetchInvitation(client, code, signal),
    retry: false,
  });

/** The inviting employer, for a worker with a valid invitation. Without an answer of the service it names no employer. */
function InvitedBy({ code }: { readonly code: string }) {
  const { say } = useLanguage();
  const { data, isPending } = useQuery(invitationQuery(code));
  if (isPending)
    return (
      <RoomFor>
        <Inviter name={say('onboarding.anEmployer')} />
      </RoomFor>
    );
  if (data === undefined || (data.state !== 'pending' && data.state !== 'accepted')) return null;
  return <Inviter name={data.inviter === '' ? say('onboarding.anEmployer') : data.inviter} />;
}

function Inviter({ name }: { readonly name: string }) {
  const { say } = useLanguage();
  return (
    <div>
      <Badge tone="info" icon={<PersonAddIcon size="small" />}>
        {say('onboarding.invitedBy', { name })}
      </Badge>
    </div>
  );
}

export function WelcomeStep({ steps }: { readonly steps: OnboardingSteps }) {
  const { say } = useLanguage();
  return (
    <StepScreen
      steps={steps}
      title={say('onboarding.welcome', { brand: brand.name })}
      subtitle={say('onboarding.welcome.why')}
    >
      {steps.invite !== null && <InvitedBy code={steps.invite} />}
      <LanguageChoice />
      <Stack gap="small">
        <Button fullWidth onClick={() => (session.isSignedIn() ? steps.goTo('profile-basic') : steps.next())}>
          {say('onboarding.start')}
        </Button>
        <Text>
          {say('onboarding.known')} <TextLink href={paths.login}>{say('onboarding.signIn')}</TextLink>
        </Text>
      </Stack>
    </StepScreen>
  );
}
