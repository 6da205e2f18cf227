import type { TeamAccount } from '@repo/api-client/queries/team-account';
import type { HeldWork, QueueFilters, Work } from '@repo/api-client/queries/work';
import { formatDay, formatMoment } from '@repo/domain/dates';
import { levelNames } from '@repo/domain/packages';
import { Badge } from '@repo/ui/components/Badge';
import type { TableColumn } from '@repo/ui/components/DataTable';
import { TextLink } from '@repo/ui/components/TextLink';
import { Inline } from '@repo/ui/primitives/Inline';
import { Second } from '../../parts/Second.tsx';
import type { WorkAct } from '../../work/work-act.ts';
import { workAddress } from '../../work/work-address.ts';
import type { WorkColumn } from './sort-work.ts';
import { WorkActions } from '../../work/WorkActions.tsx';
import { comebackLabels, deadlineBadgeOf, needLabels, workCode, workTitle } from '../../work/work-words.ts';

interface WorkProps {
  readonly work: Work;
}

const Due = ({ work }: WorkProps) => {
  const badge = deadlineBadgeOf(work);
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

/** Who gave it to its holder and why, and until when it is put aside. */
const HoldNotes = ({ work: { given, snoozed_until: until, snooze_reason: reason } }: WorkProps) => (
  <>
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

const Holder = ({ work, ownId }: WorkProps & { readonly ownId: string }) =>
  work.holder === null ? (
    'Nobody'
  ) : (
    <>
      {work.holder.id === ownId ? 'You' : (work.holder.name ?? 'A colleague')}
      <HoldNotes work={work} />
    </>
  );

/**
 * @param isOwn - the member holds it all: what she must know of a hold stands with its name
 * @param from - the queue that the list shows
 */
export const workColumns = (
  member: TeamAccount,
  isOwn: boolean,
  from: QueueFilters | null,
  onAct: (work: Work, act: Extract<WorkAct, 'give' | 'snooze'>) => void,
): readonly TableColumn<Work | HeldWork, WorkColumn>[] => [
  {
    key: 'work',
    header: 'Work',
    sortable: true,
    cell: (work) => (
      <>
        <TextLink href={workAddress(work, from)}>{workTitle(work)}</TextLink>
        <Second>{workCode(work)}</Second>
        <Inline gap="xsmall">
          {work.needs !== 'first_look' && <Badge tone="info">{needLabels[work.needs]}</Badge>}
          {'came_back' in work && work.came_back !== null && (
            <Badge tone="info">{comebackLabels[work.came_back]}</Badge>
          )}
        </Inline>
        {isOwn && <HoldNotes work={work} />}
      </>
    ),
  },
  {
    key: 'package',
    header: 'Package',
    sortable: true,
    cell: ({ level }) => (level === null ? 'No package' : levelNames[level]),
  },
  {
    key: 'since',
    header: 'Waits since',
    whole: true,
    sortable: true,
    cell: ({ since }) => formatMoment(since),
  },
  { key: 'due', header: 'Due', whole: true, sortable: true, cell: (work) => <Due work={work} /> },
  {
    key: 'holder',
    header: 'Held by',
    sortable: true,
    cell: (work) => <Holder work={work} ownId={member.id} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (work) => (
      <WorkActions
        work={work}
        member={member}
        href={workAddress(work, from)}
        onAct={(act) => onAct(work, act)}
      />
    ),
  },
];
