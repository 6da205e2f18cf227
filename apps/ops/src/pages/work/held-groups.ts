import type { HeldWork } from '@repo/api-client/queries/work';

export interface HeldGroups {
  readonly late: readonly HeldWork[];
  /** What somebody acted on since, whose day is here, or what a colleague gave. */
  readonly back: readonly HeldWork[];
  readonly rest: readonly HeldWork[];
  readonly aside: readonly HeldWork[];
}

/** What a member holds, each piece once: what is late comes before what came back. */
export function heldGroups(work: readonly HeldWork[], now: Date): HeldGroups {
  const isAside = ({ snoozed_until: until }: HeldWork) => until !== null && new Date(until) > now;
  const isLate = ({ deadline }: HeldWork) => deadline === 'late';
  const atHand = work.filter((each) => !isAside(each));
  const inTime = atHand.filter((each) => !isLate(each));
  return {
    late: atHand.filter(isLate),
    back: inTime.filter((each) => each.came_back !== null),
    rest: inTime.filter((each) => each.came_back === null),
    aside: work.filter(isAside),
  };
}
