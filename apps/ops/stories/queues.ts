import type { HeldWork, Queues, Work } from '@repo/api-client/queries/work';
import { mayDo } from '@repo/domain/team-permission';
import type { TeamRole } from '@repo/domain/team-role';
import { kindOfQueue, permissionOfWork, workQueues, type WorkQueue } from '@repo/domain/work-queue';

type Counts = Partial<Record<WorkQueue, readonly [open: number, late: number, forOthers?: boolean]>>;

/** The counts that a role gets. A queue without any is empty. */
export const queuesFor = (role: TeamRole, counts: Counts = {}, held = 0): Queues => ({
  queues: workQueues.map((queue) => {
    const [open, late, isForOthers = false] = counts[queue] ?? [0, 0];
    return {
      queue,
      open,
      late,
      waits: open > 0 || isForOthers,
      is_own: mayDo(role, permissionOfWork[kindOfQueue[queue]]),
    };
  }),
  held,
});

/** An ordinary morning. */
export const morning: Counts = {
  identity: [4, 0],
  references: [12, 3],
  criminal_record: [7, 1],
  social_media: [1000, 38],
  second_look: [2, 0],
  documents: [5, 0],
  refunds: [1, 1],
};

const workId = (number: number): string =>
  `0198f3b2-0000-7000-8000-0000004f2${String(number).padStart(3, '0')}`;

/** A check that nobody holds, due in days. */
export const check = (number: number, facts: Partial<Work> = {}): Work => ({
  kind: 'check',
  id: workId(number),
  queue: 'references',
  nanny_id: workId(900),
  case_id: workId(100 + number),
  level: 'standard',
  check_kind: 'references',
  slot: null,
  needs: 'first_look',
  since: '2026-11-20T08:12:00Z',
  due_at: '2026-11-25T20:59:59Z',
  deadline: 'on_time',
  holder: null,
  snoozed_until: null,
  snooze_reason: null,
  given: null,
  ...facts,
});

/** The same in somebody's hands. */
export const held = (number: number, { came_back = null, ...facts }: Partial<HeldWork> = {}): HeldWork => ({
  ...check(number, facts),
  came_back,
});
