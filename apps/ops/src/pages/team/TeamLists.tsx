import type { Team } from '@repo/api-client/queries/team';
import { Banner } from '@repo/ui/components/Banner';
import { useState } from 'react';
import { DecideDialog, type Deciding } from './DecideDialog.tsx';
import { FormerMembers } from './FormerMembers.tsx';
import type { ActOn } from './member-columns.tsx';
import { MembersTable } from './MembersTable.tsx';
import { Proposals } from './Proposals.tsx';

interface TeamListsProps {
  readonly team: Team;
  readonly ownId: string;
  readonly onAct: ActOn;
}

export function TeamLists({ team, ownId, onAct }: TeamListsProps) {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const present = team.members.filter(({ status }) => status !== 'left');
  const administrators = present.filter(({ role }) => role === 'administrator');
  return (
    <>
      {administrators.length < 2 && (
        <Banner tone="warning" title="You are the only administrator">
          What you propose waits until there is another one: name a second phone in OPS_PHONES.
        </Banner>
      )}
      <Proposals
        team={team}
        ownId={ownId}
        onDecide={(change, decision) => setDeciding({ change, decision })}
      />
      <MembersTable members={present} ownId={ownId} onAct={onAct} />
      <FormerMembers members={team.members.filter(({ status }) => status === 'left')} />
      <DecideDialog deciding={deciding} members={team.members} onClose={() => setDeciding(null)} />
    </>
  );
}
