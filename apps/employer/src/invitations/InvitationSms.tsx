import { invitationQuery } from '@repo/api-client/queries/dashboard';
import { brand } from '@repo/domain/brand';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { SmsBubble } from '@repo/ui/components/SmsBubble';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { smsParts } from './sms-parts.ts';

/** As long as most of them. */
const ABOUT_TO_BE_READ = `${brand.name}: Wanjiru Kamau asks to check you before hiring you: ID, references, police record, social media, complaints at work. Free. YES counts for 90 days. Kwa Kiswahili jibu KISWAHILI. amini.example/i/… Reply YES … or NO …`;

interface InvitationSmsProps {
  readonly workerId: string;
  readonly workerName: string | null;
}

/** The SMS that asks a worker who was invited, as the service words it for the employer: without the link and the number. */
export function InvitationSms({ workerId, workerName }: InvitationSmsProps) {
  const { data, isError } = useQuery(invitationQuery(client, workerId));
  if (data === undefined && !isError)
    return (
      <RoomFor>
        <Shown to={workerName}>{ABOUT_TO_BE_READ}</Shown>
      </RoomFor>
    );
  if (data?.sms == null) return 'It says who invites and how to answer.';
  return <Shown to={workerName}>{data.sms}</Shown>;
}

function Shown({ to, children }: { readonly to: string | null; readonly children: string }) {
  return (
    <Stack gap="xxsmall">
      <SmsBubble from={`SMS from ${brand.name} to ${to ?? 'the worker'}`} lang="en">
        {smsParts(children)}
      </SmsBubble>
      <Text size="small" tone="muted">
        The link and the number are the worker’s own. It is in Kiswahili for workers who chose it.
      </Text>
    </Stack>
  );
}
