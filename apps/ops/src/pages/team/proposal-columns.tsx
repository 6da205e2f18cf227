import type { TeamChange, TeamMember } from '@repo/api-client/queries/team';
import { formatMoment } from '@repo/domain/dates';
import { teamChangeDecisions, teamDecisionProblem, type TeamChangeDecision } from '@repo/domain/team-change';
import type { TableColumn } from '@repo/ui/components/DataTable';
import { Decisions } from './Decisions.tsx';
import { colleagueName } from './member-name.ts';
import { proposalWords } from './proposal-words.ts';
import { Second } from '../../parts/Second.tsx';

export type Decide = (change: TeamChange, decision: TeamChangeDecision) => void;

const decisionsFor = ({ proposed_by: author, member }: TeamChange, ownId: string) =>
  teamChangeDecisions.filter(
    (decision) =>
      teamDecisionProblem({ proposedBy: author.id, memberId: member?.id ?? null }, ownId, decision) === null,
  );

export const proposalColumns = (
  members: readonly TeamMember[],
  ownId: string,
  onDecide: Decide,
): readonly TableColumn<TeamChange, 'what' | 'reason' | 'by' | 'decision'>[] => [
  { key: 'what', header: 'Proposal', cell: (change) => proposalWords(change, members).what },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    key: 'by',
    header: 'Proposed by',
    whole: true,
    cell: ({ proposed_by: author, proposed_at: at }) => (
      <>
        {author.id === ownId ? 'You' : colleagueName(members, author)}
        <Second>{formatMoment(at)}</Second>
      </>
    ),
  },
  {
    key: 'decision',
    header: 'Decision',
    cell: (change) => (
      <Decisions
        decisions={decisionsFor(change, ownId)}
        about={proposalWords(change, members).subject}
        onDecide={(decision) => onDecide(change, decision)}
      />
    ),
  },
];
