import { formatDate } from '@repo/domain/dates';
import { packageName } from '@repo/domain/packages';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Timeline } from '@repo/ui/components/Timeline';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { InvitationSms } from '../../invitations/InvitationSms.tsx';
import type { SentInvitation } from '../../invitations/send-invitation.ts';
import { paths } from '../../paths.ts';
import { phoneText } from '../../session/phone-text.ts';
import { Screen } from '../../shell/Screen.tsx';

interface InviteSentProps {
  readonly invitation: SentInvitation;
  readonly onAnother: () => void;
}

const answerAndAfter = (expiry: string) => [
  { title: 'The worker replies YES or NO', text: expiry },
  { title: 'You complete the payment', text: 'Nothing is charged before the worker agrees.' },
  { title: 'The checks start', text: 'Follow each of them under Verifications.' },
];
const stepsOf = ({ smsSent, expiresAt, workerId, name }: SentInvitation) =>
  smsSent
    ? [
        { title: 'The worker gets an SMS', text: <InvitationSms workerId={workerId} workerName={name} /> },
        ...answerAndAfter('The invitation expires in 48 hours. We remind once.'),
      ]
    : answerAndAfter(`The worker has until ${formatDate(expiresAt)} to answer.`);

export function InviteSent({ invitation, onAnother }: InviteSentProps) {
  return (
    <Screen
      title={invitation.smsSent ? 'Invitation Sent Successfully!' : 'Invitation Already Sent'}
      width="focus"
    >
      {invitation.smsSent ? (
        <Banner tone="success">We sent {invitation.name} an SMS with your invitation.</Banner>
      ) : (
        <Banner tone="info" announce>
          Your earlier invitation of {invitation.name} is still open, so we sent no second SMS. It is for the
          package below.
        </Banner>
      )}
      <Card>
        <DefinitionList
          items={[
            { term: 'Name', value: invitation.name },
            { term: 'Phone', value: phoneText(invitation.phone) },
            { term: 'Package', value: packageName(invitation.packageId) },
            { term: 'Status', value: 'Waiting for an answer' },
          ]}
        />
      </Card>
      <Stack as="section" gap="small">
        <Heading level={2} size={3}>
          What happens next
        </Heading>
        <Timeline steps={stepsOf(invitation)} now={invitation.smsSent ? 1 : 0} />
      </Stack>
      <PageActions>
        <ButtonLink href={paths.dashboard} state={{ activeTab: 'verifications' }}>
          Continue
        </ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          Send Another Invitation
        </Button>
      </PageActions>
    </Screen>
  );
}
