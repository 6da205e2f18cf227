import type { TeamAccount } from '@repo/api-client/queries/team-account';
import type { Work } from '@repo/api-client/queries/work';
import { useState } from 'react';
import { WorkActions } from './WorkActions.tsx';
import { WorkDialog, type WorkTask } from './WorkDialog.tsx';

interface WorkBarProps {
  readonly work: Work;
  readonly member: TeamAccount;
}

/** What a member can do with one piece of work, on its own page. */
export function WorkBar({ work, member }: WorkBarProps) {
  const [task, setTask] = useState<WorkTask | null>(null);
  return (
    <>
      <WorkActions work={work} member={member} takeKey="t" onAct={(act) => setTask({ act, work })} />
      <WorkDialog task={task} onClose={() => setTask(null)} />
    </>
  );
}
