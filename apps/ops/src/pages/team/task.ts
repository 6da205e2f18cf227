import type { TeamMember } from '@repo/api-client/queries/team';

/** What an administrator does to one member. */
export const memberActs = ['role', 'new_second_factor', 'end_sessions', 'end_membership'] as const;
export type MemberAct = (typeof memberActs)[number];

/** What the administrator has chosen to do: its dialog is open. */
export type Task = { readonly act: 'invitation' } | { readonly act: MemberAct; readonly member: TeamMember };

/**
 * The acts that make sense for a member. Nobody ends her own membership, and her own sessions and second factors stand on
 * her account page.
 */
export const actsOn = (member: TeamMember, isOwn: boolean): readonly MemberAct[] => {
  const makesSense: Readonly<Record<MemberAct, boolean>> = {
    role: true,
    new_second_factor: !isOwn && member.second_factors.length > 0,
    end_sessions: !isOwn && member.live_sessions > 0,
    end_membership: !isOwn,
  };
  return memberActs.filter((act) => makesSense[act]);
};

/** What the dialog of a task gets. */
export interface TaskProps {
  readonly onClose: () => void;
  readonly onDone: (answer: { readonly message: string }) => void;
}

/** And the dialog of a task about one member. */
export interface MemberTaskProps extends TaskProps {
  readonly member: TeamMember;
}
