import type { Contact } from '@repo/api-client/normalise/contact';
import { chatLink } from '@repo/domain/chat-link';
import { CONTACT_REQUEST_EXPIRES_AFTER_HOURS } from '@repo/domain/contact-request';
import { formatDate } from '@repo/domain/dates';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { StatusLine } from '@repo/ui/components/StatusLine';
import { TextLink } from '@repo/ui/components/TextLink';
import { Timeline } from '@repo/ui/components/Timeline';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { phoneText } from '../../session/phone-text.ts';

interface ContactStateProps {
  readonly contact: Contact;
  /** Whether the employer has just sent the request. */
  readonly isSent: boolean;
  readonly onRequest: () => void;
}

const ASKING = ` Asking is free: our SMS gives your name, and we wait ${String(CONTACT_REQUEST_EXPIRES_AFTER_HOURS)} hours for the answer.`;

/** The status of the request, with the one possible action. */
export function ContactState({ contact, isSent, onRequest }: ContactStateProps) {
  const request = (refusal: string | null) =>
    refusal === null ? (
      <Button fullWidth icon={<PhoneIcon />} onClick={onRequest}>
        Request Contact
      </Button>
    ) : (
      <Text tone="muted">{refusal}</Text>
    );
  switch (contact.kind) {
    case 'none':
      return (
        <Stack gap="small">
          <Text tone="muted">
            The number stays hidden until the worker agrees to share it.
            {contact.refusal === null && ASKING}
          </Text>
          {request(contact.refusal)}
        </Stack>
      );
    case 'pending':
      return <Pending expiresAt={contact.expiresAt} isSent={isSent} />;
    case 'approved':
      return <Approved name={contact.name} phone={contact.phone} />;
    case 'declined':
      return (
        <Stack gap="small">
          <Banner tone="warning" title="Request declined" announce>
            The worker chose not to share contact details.
          </Banner>
          {request(contact.refusal)}
        </Stack>
      );
    case 'expired':
      return (
        <Stack gap="small">
          <Banner tone="warning" title="Request expired" announce>
            {contact.refusal === null
              ? 'The worker did not answer within 48 hours. You can send a new request.'
              : 'The worker did not answer within 48 hours.'}
          </Banner>
          {request(contact.refusal)}
        </Stack>
      );
    case 'withdrawn':
      return (
        <Banner tone="warning" title="No longer shared">
          The worker has taken the approval back, so the contact details are hidden again.
        </Banner>
      );
  }
}

interface PendingProps {
  readonly expiresAt: string | null;
  readonly isSent: boolean;
}

function Pending({ expiresAt, isSent }: PendingProps) {
  const told = 'The worker is notified by SMS.';
  return (
    <Timeline
      label="Contact request"
      now={1}
      steps={[
        // Told to readers as well, where it was sent just now.
        { title: 'Contact request sent!', text: isSent ? <output>{told}</output> : told },
        {
          title: 'Waiting for the answer',
          text: `The request expires after 48 hours, on ${formatDate(expiresAt)}. This page shows the answer as soon as it comes.`,
        },
        { title: 'You call', text: 'The name and phone number then stand here.' },
      ]}
    />
  );
}

/** The number, and the ways to use it, before anything else. */
const Approved = ({ name, phone }: { readonly name: string; readonly phone: string }) => (
  <Stack gap="small">
    <Text size="large" weight="strong" lines="whole">
      {phoneText(phone)}
    </Text>
    <Grid columns={1} phoneColumns="fit" gap="small">
      <ButtonLink size="small" fullWidth href={`tel:${phone}`}>
        Call
      </ButtonLink>
      <ButtonLink variant="secondary" size="small" fullWidth href={chatLink('', phone)}>
        WhatsApp
      </ButtonLink>
    </Grid>
    <StatusLine status="completed">
      <output>{name} shares this number with you, and can take it back.</output>
    </StatusLine>
    <TextLink placement="alone" href={paths.contacts}>
      All my contacts
    </TextLink>
  </Stack>
);
