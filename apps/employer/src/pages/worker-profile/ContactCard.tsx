import { failureText } from '@repo/api-client/client/failure-text';
import type { Contact } from '@repo/api-client/normalise/contact';
import { contactQuery } from '@repo/api-client/queries/contact-requests';
import { CONTACT_POLL_SECONDS } from '@repo/domain/timers';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { refetchOnReturn } from '@repo/app-shell/data/refetch-on-return';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { isDraftOpen } from '../../drafts/use-drafted-form.ts';
import { contactDraft, ContactForm } from './ContactForm.tsx';
import { ContactState } from './ContactState.tsx';

/** The way to the phone number of a worker: the employer requests it, and the worker decides. */
export function ContactCard({ workerId }: { readonly workerId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery({
    ...contactQuery(client, workerId),
    ...refetchOnReturn,
    // Only an unanswered request can change.
    refetchInterval: ({ state }) => (state.data?.kind === 'pending' ? CONTACT_POLL_SECONDS * 1000 : false),
  });
  const failure = useLoadFailure(query);
  return (
    <TitledCard title="Contact Information" titleRef={heading}>
      {query.data !== undefined && (
        <Request contact={query.data} workerId={workerId} onFormGone={() => heading.current?.focus()} />
      )}
      {query.data === undefined && failure === null && (
        <Skeleton label="Loading contact information..." count={2} />
      )}
      {failure !== null && (
        <LoadError
          message={failureText(failure.error, 'The contact information could not be loaded.')}
          {...failure.retry}
        />
      )}
    </TitledCard>
  );
}

interface RequestProps {
  readonly contact: Contact;
  readonly workerId: string;
  /** Called when the form unmounts, because the focused element unmounts with it. */
  readonly onFormGone: () => void;
}

function Request({ contact, workerId, onFormGone }: RequestProps) {
  const [stage, setStage] = useState<'rest' | 'reopened' | 'writing' | 'sent'>(() =>
    isDraftOpen(contactDraft, workerId) ? 'reopened' : 'rest',
  );
  const isWriting = stage === 'writing' || stage === 'reopened';
  // After a request from elsewhere, or after an answer, there is nothing to write.
  if (isWriting && contact.kind !== 'pending' && contact.kind !== 'approved')
    return (
      <ContactForm
        workerId={workerId}
        isAsked={stage === 'writing'}
        onSent={() => {
          setStage('sent');
          onFormGone();
        }}
        onCancel={() => {
          setStage('rest');
          onFormGone();
        }}
      />
    );
  return <ContactState contact={contact} isSent={stage === 'sent'} onRequest={() => setStage('writing')} />;
}
