import { listTeam } from '@repo/api-client/contract/team';
import { breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { open, press } from '@repo/app-shell/story-kit/gestures';
import { english as refusals } from '@repo/domain/refusals/english';
import type { Meta } from '@storybook/react-vite';
import {
  aboutMe,
  baraka,
  me,
  members,
  newFactor,
  newRole,
  ownInvitation,
  teamOf,
} from '../../../stories/members.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import TeamPage from './TeamPage.tsx';

const meta = {
  title: 'Screens/Team/Team',
  component: TeamPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof TeamPage>;
export default meta;

const screen = screenOf(TeamPage, paths.team);
const recorded = [teamOf()];
const others = members.filter((member) => member !== baraka);
const every = [teamOf([newRole, ownInvitation, newFactor, aboutMe])];

export const Members = screen({ tags: ['!picture'], recorded, shows: ['Members', 'Left the team (2)'] });
export const Proposals = screen({
  tags: ['every-desk'],
  recorded: every,
  shows: ['Make Baraka Mutua a senior', 'Another administrator decides about you.'],
});
export const ProposalsDark = screen({
  recorded: every,
  globals: dark,
  shows: 'Make Baraka Mutua a senior',
});
/** Each row is a card. */
export const OnNarrowestPhone = screen({
  recorded: every,
  globals: narrow,
  shows: 'Make Baraka Mutua a senior',
});
export const LongNames = screen({
  recorded: [
    teamOf(
      [
        {
          ...newRole,
          member: { id: baraka.id, name: 'Mwanamkasi Nyambura Chepkoech-Wanyonyi' },
          role: 'administrator',
          reason:
            'The second administrator leaves at the end of the year, and somebody who knows every queue has to decide the proposals of the others from the first of January on.',
        },
      ],
      [
        ...others,
        {
          ...baraka,
          name: 'Mwanamkasi Nyambura Chepkoech-Wanyonyi',
          second_factors: ['passkey', 'totp', 'recovery_code'],
        },
      ],
    ),
  ],
  shows: 'Make Mwanamkasi Nyambura Chepkoech-Wanyonyi an administrator',
});
export const OnlyAdministrator = screen({
  recorded: [teamOf([], [me])],
  shows: 'You are the only administrator',
});
export const FormerMembers = screen({
  tags: ['!picture'],
  recorded,
  does: open('Left the team (2)'),
  shows: ['Hamisi Juma', 'Last role'],
});
export const Loading = screen({
  tags: ['!picture'],
  recorded: [waits(listTeam)],
  shows: 'Loading the team...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(listTeam)],
  shows: 'Network error. Please try again.',
});
export const NotForThisRole = screen({
  tags: ['!picture'],
  recorded: [refuses(listTeam, 403, refusals.roleMayNot, { code: 'forbidden' })],
  shows: refusals.roleMayNot,
});

const opened = { recorded, shows: 'Members' };
export const MenuOpen = screen({ ...opened, does: press('Actions for Baraka Mutua') });
/** The last row has room for its menu too. */
export const LastMenuOpen = screen({
  ...opened,
  recorded: [teamOf([newRole, newFactor, aboutMe], [...others, { ...baraka, name: 'Zuhura Ali' }])],
  does: press('Actions for Zuhura Ali'),
});
