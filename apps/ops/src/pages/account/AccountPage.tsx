import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Facts } from './Facts.tsx';
import { SecondStep } from './SecondStep.tsx';
import { PeopleYouKnow } from './PeopleYouKnow.tsx';
import { Sessions } from './Sessions.tsx';

/** The member's own account: her name, how she signs in, where she is signed in, and whom she knows. */
export default function AccountPage() {
  const query = useQuery(teamAccountQuery(client));
  const failed = useLoadFailure(query);
  return (
    <Screen title="My account">
      {query.data === undefined ? (
        failed === null ? (
          <Skeleton label="Loading your account..." count={8} />
        ) : (
          <LoadError message="Your account could not be loaded." retryLabel="Try again" {...failed.retry} />
        )
      ) : (
        <Stack gap="xlarge">
          <Facts account={query.data} />
          <SecondStep account={query.data} />
          <Sessions />
          <PeopleYouKnow />
        </Stack>
      )}
    </Screen>
  );
}
