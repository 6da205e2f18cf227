import { failureText } from '@repo/api-client/client/failure-text';
import { contactQuery } from '@repo/api-client/queries/contact-requests';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Button } from '@repo/ui/components/Button';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TextLink } from '@repo/ui/components/TextLink';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { phoneText } from '../../session/phone-text.ts';

/** As long as every number. */
const ANY_NUMBER = '+254700000000';

interface SharedNumberProps {
  readonly workerId: string;
  readonly name: string;
}

/** The number of one contact. It is asked for when the employer wants to see it, because each look is recorded. */
export function SharedNumber({ workerId, name }: SharedNumberProps) {
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({ ...contactQuery(client, workerId), enabled: isAsked });
  const failure = useLoadFailure(query);
  if (!isAsked)
    return (
      <Button variant="secondary" size="small" icon={<PhoneIcon />} onClick={() => setAsked(true)}>
        Show Number<VisuallyHidden> of {name}</VisuallyHidden>
      </Button>
    );
  if (failure !== null)
    return (
      <LoadError message={failureText(failure.error, 'The number could not be loaded.')} {...failure.retry} />
    );
  if (query.data === undefined)
    return (
      <Skeleton label="Loading the number...">
        <CallLink phone={ANY_NUMBER} />
      </Skeleton>
    );
  if (query.data.kind !== 'approved') return <Text tone="muted">This number is not shared any more.</Text>;
  return <CallLink phone={query.data.phone} />;
}

const CallLink = ({ phone }: { readonly phone: string }) => (
  <TextLink placement="alone" icon={<PhoneIcon />} href={`tel:${phone}`}>
    {phoneText(phone)}
  </TextLink>
);
