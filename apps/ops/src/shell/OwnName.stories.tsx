import { getTeamAccount, saveTeamAccount } from '@repo/api-client/contract/team-account';
import { answers, breaks } from '@repo/api-client/recorded/recorded-calls';
import { inTurn, press, write } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { newMember } from '../../stories/account.ts';
import { screenOf } from '../../stories/screen.tsx';
import { paths } from '../paths.ts';
import { OwnName } from './OwnName.tsx';

const meta = {
  title: 'Screens/Team/Own name',
  component: OwnName,
  tags: ['!autodocs'],
} satisfies Meta<typeof OwnName>;
export default meta;

const screen = screenOf(OwnName, paths.work);
const isNameless = answers(getTeamAccount, newMember);

export const Empty = screen({ recorded: [isNameless], shows: 'Name that colleagues see' });
export const Missing = screen({
  tags: ['!picture'],
  recorded: [isNameless],
  does: press('Continue'),
  shows: 'Please enter the name that colleagues see.',
});
export const NotSaved = screen({
  tags: ['!picture'],
  recorded: [isNameless, breaks(saveTeamAccount)],
  does: inTurn(write(/^Name/, 'Achieng Auma'), press('Continue')),
  shows: 'Network error. Please try again.',
});
