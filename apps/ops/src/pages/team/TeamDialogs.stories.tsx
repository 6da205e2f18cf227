import {
  decideTeamChange,
  endMembership,
  endSessionsOfMember,
  proposeTeamChange,
} from '@repo/api-client/contract/team';
import { answers, breaks, once, refuses } from '@repo/api-client/recorded/recorded-calls';
import { answer, inTurn, isAsked, press } from '@repo/app-shell/story-kit/gestures';
import { english as confirmations } from '@repo/domain/confirmations/english';
import { english as refusals } from '@repo/domain/refusals/english';
import type { Meta } from '@storybook/react-vite';
import { baraka, invitation, members, newFactor, ownInvitation, teamOf } from '../../../stories/members.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { chooseAct, inDialog } from '../../../stories/team-gestures.ts';
import { paths } from '../../paths.ts';
import TeamPage from './TeamPage.tsx';

const meta = {
  title: 'Screens/Team/Team dialogs',
  component: TeamPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof TeamPage>;
export default meta;

const screen = screenOf(TeamPage, paths.team);
const recorded = [teamOf()];
const opened = { recorded, shows: 'Members' };

const invite = press('Invite a member');
const filled = inTurn(
  invite,
  inDialog.write(/^Phone number/, '0700 000 003'),
  inDialog.write(/^Name/, 'Auma Wekesa'),
  inDialog.select(/^Role/, 'Agent'),
  inDialog.write(/^Reason/, 'Our third agent, from December.'),
);
export const Inviting = screen({
  ...opened,
  does: inTurn(invite, isAsked('A member has one role.', 'dialog')),
});
export const InvitingDark = screen({
  ...opened,
  globals: dark,
  does: inTurn(invite, isAsked('A member has one role.', 'dialog')),
});
export const InvitingOnNarrowestPhone = screen({
  ...opened,
  globals: narrow,
  does: inTurn(invite, isAsked('A member has one role.', 'dialog')),
});
export const InvitationWrong = screen({
  ...opened,
  does: inTurn(invite, inDialog.press('Propose'), isAsked('There is a problem', 'dialog')),
});
export const InvitationRefused = screen({
  tags: ['!picture'],
  ...opened,
  recorded: [
    ...recorded,
    refuses(proposeTeamChange, 409, refusals.teamPhoneKnown, { fields: { phone: refusals.teamPhoneKnown } }),
  ],
  does: inTurn(filled, inDialog.press('Propose'), isAsked(refusals.teamPhoneKnown, 'dialog')),
});
export const InvitationProposed = screen({
  recorded: [
    ...once(proposeTeamChange, [teamOf([ownInvitation])]),
    ...recorded,
    answers(proposeTeamChange, {
      change: { id: ownInvitation.id },
      message: confirmations.teamChangeProposed,
    }),
  ],
  does: inTurn(filled, inDialog.press('Propose')),
  shows: [confirmations.teamChangeProposed, 'Invite Auma Wekesa as an agent, +254 700 000 003'],
});

export const ChangingRole = screen({
  ...opened,
  does: inTurn(chooseAct(baraka, 'Change role'), inDialog.select(/^New role/, 'Senior')),
});
export const AskingForNewFactor = screen({
  tags: ['!picture'],
  ...opened,
  does: inTurn(chooseAct(baraka, 'New second factor'), isAsked(/lost the phone/, 'dialog')),
});
export const ProposalWaitsAlready = screen({
  tags: ['!picture'],
  ...opened,
  recorded: [...recorded, refuses(proposeTeamChange, 409, refusals.teamChangeWaits)],
  does: inTurn(
    chooseAct(baraka, 'New second factor'),
    inDialog.write(/^Reason/, 'Lost.'),
    inDialog.press('Propose'),
    isAsked(refusals.teamChangeWaits, 'dialog'),
  ),
});
export const EndingSessions = screen({
  ...opened,
  does: inTurn(
    chooseAct(baraka, 'End sessions'),
    isAsked(/^Firefox on Linux/, 'dialog'),
    inDialog.select(/^Which ones/, 'Unknown device, since 22 Nov 2026, 22:40, last seen 23 Nov 2026, 09:02'),
  ),
});
export const SessionsNotEnded = screen({
  tags: ['!picture'],
  ...opened,
  recorded: [...recorded, breaks(endSessionsOfMember)],
  does: inTurn(
    chooseAct(baraka, 'End sessions'),
    inDialog.write(/^Reason/, 'Lost.'),
    inDialog.press('End sessions'),
    isAsked('Network error. Please try again.', 'dialog'),
  ),
});
export const EndingMembership = screen({
  ...opened,
  does: inTurn(chooseAct(baraka, 'End membership'), isAsked(/cannot be undone/, 'dialog')),
});
export const MembershipEnded = screen({
  tags: ['!picture'],
  recorded: [
    ...once(endMembership, [
      teamOf(
        [],
        members.map((member) => (member === baraka ? { ...baraka, status: 'left' } : member)),
      ),
    ]),
    ...recorded,
    answers(endMembership, { message: confirmations.membershipEnded }),
  ],
  does: inTurn(
    chooseAct(baraka, 'End membership'),
    inDialog.write(/^Reason/, 'Left us.'),
    inDialog.press('End membership'),
  ),
  shows: [confirmations.membershipEnded, 'Left the team (3)'],
});

const decided = { ...opened, recorded: [teamOf([invitation, newFactor])] };
export const Approving = screen({
  tags: ['!picture'],
  ...decided,
  does: inTurn(press('Approve the invitation of Auma Wekesa'), isAsked(/sign in within 7 days/)),
});
export const ApprovingNewFactor = screen({
  tags: ['!picture'],
  ...decided,
  does: inTurn(press('Approve the new second factor of Baraka Mutua'), isAsked(/stop working/)),
});
export const Refusing = screen({
  tags: ['!picture'],
  ...decided,
  does: inTurn(press('Refuse the invitation of Auma Wekesa'), isAsked(/Nothing changes/)),
});
export const Withdrawing = screen({
  tags: ['!picture'],
  ...opened,
  recorded: [teamOf([ownInvitation])],
  does: inTurn(press('Withdraw the invitation of Auma Wekesa'), isAsked(/Nothing changes/)),
});
export const DecidedBefore = screen({
  tags: ['!picture'],
  ...decided,
  recorded: [...decided.recorded, refuses(decideTeamChange, 409, refusals.teamChangeDecided)],
  does: inTurn(
    press('Approve the invitation of Auma Wekesa'),
    answer('Approve'),
    isAsked(refusals.teamChangeDecided),
  ),
});
