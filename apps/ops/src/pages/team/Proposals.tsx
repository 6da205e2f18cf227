import type { Team } from '@repo/api-client/queries/team';
import { DataTable } from '@repo/ui/components/DataTable';
import { proposalColumns, type Decide } from './proposal-columns.tsx';
import { Section } from '../../parts/Section.tsx';

const TITLE = 'Waiting for a second administrator';

interface ProposalsProps {
  readonly team: Team;
  readonly ownId: string;
  readonly onDecide: Decide;
}

/** The proposals that wait, the oldest first, with the decisions that this administrator may take. */
export function Proposals({ team: { changes, members }, ownId, onDecide }: ProposalsProps) {
  if (changes.length === 0) return null;
  return (
    <Section title={TITLE}>
      <DataTable
        caption={TITLE}
        hideCaption
        columns={proposalColumns(members, ownId, onDecide)}
        rows={changes}
        rowKey={({ id }) => id}
        rowHeader="what"
        empty={null}
      />
    </Section>
  );
}
