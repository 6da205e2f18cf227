import type { TeamMember } from '@repo/api-client/queries/team';
import { phoneText } from '../../phone-text.ts';

/** A member by the name that colleagues see. The first administrators have none until they enter it: the phone then. */
export const memberName = ({ name, phone }: Pick<TeamMember, 'name' | 'phone'>): string =>
  name ?? phoneText(phone);

/** The name of a colleague whom a proposal mentions. */
export function colleagueName(
  members: readonly TeamMember[],
  { id, name }: Pick<TeamMember, 'id' | 'name'>,
): string {
  const member = members.find((each) => each.id === id);
  return name ?? (member === undefined ? 'A member' : memberName(member));
}
