import type { TeamChange, TeamMember } from '@repo/api-client/queries/team';
import { TEAM_INVITATION_DAYS } from '@repo/domain/second-factor';
import type { TeamChangeDecision, TeamChangeKind } from '@repo/domain/team-change';
import type { TeamRole } from '@repo/domain/team-role';
import { phoneText } from '../../phone-text.ts';
import { colleagueName } from './member-name.ts';

const roleNouns: Readonly<Record<TeamRole, string>> = {
  agent: 'an agent',
  senior: 'a senior',
  finance: 'a finance member',
  privacy_officer: 'a privacy officer',
  administrator: 'an administrator',
  auditor: 'an auditor',
};

/** A proposal in words: what it would do, and what it asks an administrator to decide about. */
interface ProposalWords {
  readonly what: string;
  readonly subject: string;
  /** What an approval does at once (`people/team/decide-change.ts` and `apply-change.ts` of the service). */
  readonly effect: string;
}

type Readers = Readonly<
  Record<TeamChangeKind, (change: TeamChange, member: string, roleNow?: TeamRole) => ProposalWords>
>;

const readers: Readers = {
  invitation: ({ name, phone, role }) => {
    const invited = name ?? 'A new member';
    // Not broken at the end of a line.
    const number = phoneText(phone ?? '').replaceAll(' ', '\u00A0');
    return {
      what: `Invite ${invited} as ${role === null ? 'a member' : roleNouns[role]}, ${number}`,
      subject: `the invitation of ${invited}`,
      effect: `An SMS invites ${number} to sign in within ${TEAM_INVITATION_DAYS} days.`,
    };
  },
  role: ({ role }, member, roleNow) => ({
    what: `Make ${member} ${role === null ? 'a member' : roleNouns[role]}`,
    subject: `the new role of ${member}`,
    effect:
      roleNow === 'administrator'
        ? `The role changes at once, also in open sessions, and the waiting proposals of ${member} are withdrawn.`
        : 'The role changes at once, also in open sessions.',
  }),
  new_second_factor: (_, member) => ({
    what: `New second factor for ${member}`,
    subject: `the new second factor of ${member}`,
    effect: `Passkeys, authenticator app and recovery codes of ${member} stop working, all sessions end, and an SMS asks to set up a new second factor at the next sign-in.`,
  }),
};

/** The words of a proposal, with the names of the members as the list has them. */
export const proposalWords = (change: TeamChange, members: readonly TeamMember[]): ProposalWords =>
  readers[change.kind](
    change,
    change.member === null ? 'a new member' : colleagueName(members, change.member),
    members.find(({ id }) => id === change.member?.id)?.role,
  );

export const decisionVerbs: Readonly<
  Record<TeamChangeDecision, { readonly label: string; readonly busy: string }>
> = {
  approved: { label: 'Approve', busy: 'Approving...' },
  refused: { label: 'Refuse', busy: 'Refusing...' },
  withdrawn: { label: 'Withdraw', busy: 'Withdrawing...' },
};

/** What a decision does, in one sentence. */
export const consequenceOf = (decision: TeamChangeDecision, { effect }: ProposalWords): string =>
  decision === 'approved' ? effect : 'Nothing changes, and the proposal is closed.';
