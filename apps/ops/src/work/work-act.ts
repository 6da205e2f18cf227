import type { Work } from '@repo/api-client/queries/work';
import type { TeamAccount } from '@repo/api-client/queries/team-account';
import { permissionOfWork } from '@repo/domain/work-queue';

/** What a member can do with a piece of work, besides taking it. */
export type WorkAct = 'give' | 'snooze' | 'take_up' | 'put_back';

type Member = Pick<TeamAccount, 'id' | 'permissions'>;

const worksOn = ({ permissions }: Member, { kind }: Work): boolean =>
  permissions.includes('takeWork') && permissions.includes(permissionOfWork[kind]);

/** Whether a member can take a piece of work. A senior alone settles where two differ. */
export const mayTake = (member: Member, work: Work): boolean =>
  worksOn(member, work) &&
  work.holder === null &&
  (work.needs !== 'settling' || member.permissions.includes('settle'));

export function actsOn(member: Member, work: Work): readonly WorkAct[] {
  if (!worksOn(member, work)) return [];
  if (work.holder?.id === member.id)
    return [work.snoozed_until === null ? 'snooze' : 'take_up', 'give', 'put_back'];
  return member.permissions.includes('assignWork') ? ['give'] : [];
}
