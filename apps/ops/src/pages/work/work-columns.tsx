import type { TeamAccount } from '@repo/api-client/queries/team-account';
import type { Work } from '@repo/api-client/queries/work';
import { formatDay, formatMoment } from '@repo/domain/dates';
import { levelNames } from '@repo/domain/packages';
import { Badge } from '@repo/ui/components/Badge';
import type { TableColumn } from '@repo/ui/components/DataTable';
import { TextLink } from '@repo/ui/components/TextLink';
import { Second } from '../../parts/Second.tsx';
import { actsOn, mayTake, type WorkAct } from '../../work/work-act.ts';
import { workAddress } from '../../work/work-address.ts';
import { WorkActions } from '../../work/WorkActions.tsx';
import { deadlineBadges, needLabels, workCode, workTitle } from '../../work/work-words.ts';

type WorkColumn = 'work' | 'package' | 'since' | 'due' | 'holder' | 'actions';

const Due = ({ work }: { readonly work: Work }) => {
  const badge = deadlineBadges[work.deadline];
  return (
    <>
      {formatDay(work.due_at)}
      {badge !== null && (
        <div>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </div>
      )}
    </>
  );
};

function Holder({ work, ownId }: { readonly work: Work; readonly ownId: string }) {
  const { holder, snoozed_until: until, snooze_reason: reason, given } = work;
  if (holder === null) return 'Nobody';
  return (
    <>
      {holder.id === ownId ? 'You' : (holder.name ?? 'A colleague')}
      {given !== null && (
        <Second>
          From {given.by ?? 'a colleague'}: {given.reason}
        </Second>
      )}
      {until !== null && (
        <Second>
          Put aside until {formatDay(until)}
          {reason !== null && `: ${reason}`}
        </Second>
      )}
    </>
  );
}

export const workColumns = (
  member: TeamAccount,
  onAct: (work: Work, act: Extract<WorkAct, 'give' | 'snooze'>) => void,
): readonly TableColumn<Work, WorkColumn>[] => [
  {
    key: 'work',
    header: 'Work',
    cell: (work) => (
      <>
        <TextLink href={workAddress(work)}>{workTitle(work)}</TextLink>
        <Second>{workCode(work)}</Second>
        {work.needs !== 'first_look' && <Badge tone="info">{needLabels[work.needs]}</Badge>}
      </>
    ),
  },
  {
    key: 'package',
    header: 'Package',
    cell: ({ level }) => (level === null ? 'None' : levelNames[level]),
  },
  { key: 'since', header: 'Waits since', whole: true, cell: ({ since }) => formatMoment(since) },
  { key: 'due', header: 'Due', whole: true, cell: (work) => <Due work={work} /> },
  { key: 'holder', header: 'Held by', cell: (work) => <Holder work={work} ownId={member.id} /> },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (work) => (
      <WorkActions
        work={work}
        mayTake={mayTake(member, work)}
        acts={actsOn(member, work)}
        onAct={(act) => onAct(work, act)}
      />
    ),
  },
];
