import { failureText } from '@repo/api-client/client/failure-text';
import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { teamQuery } from '@repo/api-client/queries/team';
import { refetchOnReturn } from '@repo/app-shell/data/refetch-on-return';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Button } from '@repo/ui/components/Button';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { PersonAddIcon } from '@repo/ui/icons/PersonAddIcon';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Task } from './task.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { TeamLists } from './TeamLists.tsx';

/** The members of the team, and the changes that wait for another administrator. For administrators. */
export default function TeamPage() {
  const account = useQuery(teamAccountQuery(client));
  // The proposals wait for another administrator.
  const team = useQuery({ ...teamQuery(client), ...refetchOnReturn });
  const accountFailure = useLoadFailure(account);
  const failure = useLoadFailure(team) ?? accountFailure;
  const [task, setTask] = useState<Task | null>(null);
  return (
    <Screen
      title="Team"
      subtitle="One administrator proposes a change, another one decides."
      action={
        failure === null && (
          <Button size="small" icon={<PersonAddIcon />} onClick={() => setTask({ act: 'invitation' })}>
            Invite a member
          </Button>
        )
      }
    >
      {failure !== null ? (
        <LoadError message={failureText(failure.error, 'The team could not be loaded.')} {...failure.retry} />
      ) : team.data === undefined || account.data === undefined ? (
        <Skeleton label="Loading the team..." kind="row" count={8} />
      ) : (
        <TeamLists
          team={team.data}
          ownId={account.data.id}
          onAct={(member, act) => setTask({ act, member })}
        />
      )}
      {task !== null && <TaskDialog task={task} onClose={() => setTask(null)} />}
    </Screen>
  );
}
