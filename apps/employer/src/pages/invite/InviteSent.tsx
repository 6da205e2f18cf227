import { packageLabel } from '@repo/domain/packages';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { StepList } from '@repo/ui/components/StepList';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { paths } from '../../paths.ts';
import { phoneText } from '../../session/phone-text.ts';
import { Screen } from '../../shell/Screen.tsx';

export interface SentInvitation {
  readonly name: string;
  readonly phone: string;
  readonly packageId: number;
}

interface InviteSentProps {
  readonly invitation: SentInvitation;
  readonly onAnother: () => void;
}

const steps = [
  { title: 'She gets an SMS', text: 'It says who invites her and how to answer.' },
  { title: 'She replies YES or NO', text: 'The invitation expires in 48 hours. We remind her once.' },
  { title: 'You complete the payment', text: 'Nothing is charged before she has accepted.' },
  { title: 'The checks start', text: 'You can follow each of them under Verifications.' },
];

export function InviteSent({ invitation, onAnother }: InviteSentProps) {
  return (
    <Screen title="Invitation Sent Successfully!">
      <Banner tone="success">We sent {invitation.name} an SMS with your invitation.</Banner>
      <Card>
        <DefinitionList
          items={[
            { term: 'Name', value: invitation.name },
            { term: 'Phone', value: phoneText(invitation.phone) },
            { term: 'Package', value: packageLabel(invitation.packageId) },
            { term: 'Status', value: 'Waiting for her answer' },
          ]}
        />
      </Card>
      <Stack as="section" gap="small">
        <Heading level={2} size={3}>
          What happens next
        </Heading>
        <StepList steps={steps} />
      </Stack>
      <Stack gap="small">
        <ButtonLink fullWidth href={paths.dashboard} state={{ activeTab: 'verifications' }}>
          Continue
        </ButtonLink>
        <Button fullWidth variant="secondary" onClick={onAnother}>
          Send Another Invitation
        </Button>
      </Stack>
    </Screen>
  );
}
