import { UNKNOWN_NAME } from '@repo/api-client/normalise/worker';
import { contactsQuery } from '@repo/api-client/queries/contact-requests';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { formatDate } from '@repo/domain/dates';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { KeyHandover } from '@repo/ui/drawings/KeyHandover';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { SharedNumber } from './SharedNumber.tsx';

/** The workers who share their number with this employer, also those who are not in the search any more. */
export default function ContactsPage() {
  const query = useQuery(contactsQuery(client));
  const failed = useLoadFailure(query);
  return (
    <Screen
      title="My Contacts"
      subtitle="Workers who agreed to share their number with you."
      back={{ label: 'Back to dashboard', href: paths.dashboard, state: { activeTab: 'profile' } }}
    >
      {query.data === undefined ? (
        failed === null ? (
          <Skeleton label="Loading contacts...">
            <Contacts contacts={likely} />
          </Skeleton>
        ) : (
          <LoadError message="Failed to load contacts. Please try again." {...failed.retry} />
        )
      ) : query.data.length === 0 ? (
        <EmptyState
          title="No Contacts Yet"
          drawing={<KeyHandover />}
          action={
            <ButtonLink href={paths.dashboard} state={{ activeTab: 'workers' }}>
              Browse Workers
            </ButtonLink>
          }
        >
          Ask for a contact on the profile of a worker. It is here once the worker agrees.
        </EmptyState>
      ) : (
        <Contacts contacts={query.data} />
      )}
    </Screen>
  );
}

interface Contact {
  readonly nanny_id: string;
  readonly name: string | null;
  readonly service_type: string | null;
  readonly shared_at: string;
}

/** As long as most. */
const likely: readonly Contact[] = ['1', '2', '3'].map((nanny_id) => ({
  nanny_id,
  name: null,
  service_type: 'Nanny',
  shared_at: '2026-12-30T12:00:00Z',
}));

const Contacts = ({ contacts }: { readonly contacts: readonly Contact[] }) => (
  <Stack as="ul" gap="small">
    {contacts.map((contact) => {
      const name = contact.name?.trim() || UNKNOWN_NAME;
      return (
        <Card key={contact.nanny_id} as="li">
          <Stack gap="small">
            <div>
              <Heading level={2} size={4}>
                {name}
              </Heading>
              <Text tone="muted">
                {contact.service_type ? `${contact.service_type} · shared on ` : 'Shared on '}
                {formatDate(contact.shared_at)}
              </Text>
            </div>
            <SharedNumber workerId={contact.nanny_id} name={name} />
          </Stack>
        </Card>
      );
    })}
  </Stack>
);
