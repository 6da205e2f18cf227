import {
  confirmOwnTotp,
  declareConflict,
  endOwnSession,
  getTeamAccount,
  listOwnConflicts,
  listOwnSessions,
  removeOwnPasskey,
  renewRecoveryCodes,
  saveTeamAccount,
} from '@repo/api-client/contract/team-account';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { answer, inTurn, isAsked, press } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import {
  givesCodes,
  givesSecret,
  isAccount,
  knowsPeople,
  newMember,
  signedInHereOnly,
  signedInWidely,
  takesPasskey,
  withLongNames,
  withOneWay,
} from '../../../stories/account.ts';
import {
  makesPasskey,
  rejectsAs,
  standInPasskeyDialog,
  waitsForMember,
} from '../../../stories/passkey-dialog.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { inDialog } from '../../../stories/team-gestures.ts';
import { paths } from '../../paths.ts';
import AccountPage from './AccountPage.tsx';

const meta = {
  title: 'Screens/Team/My account',
  component: AccountPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof AccountPage>;
export default meta;

const screen = screenOf(AccountPage, paths.account);
const untaken = ['!picture'];
const words = ['Second step', 'Samsung Internet on Android'];

const OLD = 'To change how you sign in, please sign out and sign in again first.';
const tooOld = { code: 'forbidden' };

export const Filled = screen({ tags: ['every-desk'], shows: words });
export const Dark = screen({ globals: dark, shows: words });
export const Narrow = screen({ globals: narrow, shows: words });
export const NewMember = screen({
  tags: untaken,
  recorded: [answers(getTeamAccount, newMember), signedInHereOnly],
  shows: ['Not given yet', /You have none yet/, 'This device'],
});
export const LongNames = screen({
  recorded: [answers(getTeamAccount, withLongNames), signedInWidely],
  shows: ['Unknown device', /Security key with a long name/],
});
export const LongNamesNarrow = screen({
  globals: narrow,
  recorded: [answers(getTeamAccount, withLongNames), signedInWidely],
  shows: ['Unknown device', /Security key with a long name/],
});
export const OneWay = screen({
  recorded: [isAccount(withOneWay)],
  does: press(/^Remove/),
  shows: ['This is your last second step. Please set up another one first.', /Few are left/],
});
export const SignedInBefore = screen({
  tags: untaken,
  recorded: [isAccount({ signed_in_recently: false })],
  shows: [/Sign in again to change how you sign in\. Your last/, 'Sign in again'],
});
export const SignInTooOld = screen({
  tags: untaken,
  recorded: [refuses(renewRecoveryCodes, 403, OLD, tooOld)],
  does: inTurn(press('New recovery codes'), answer('Make new codes')),
  shows: [/Sign in again to change how you sign in\. Your last/, 'Sign in again'],
});

export const Loading = screen({
  tags: untaken,
  recorded: [waits(getTeamAccount)],
  shows: 'Loading your account...',
});
export const Failed = screen({
  tags: untaken,
  recorded: [breaks(getTeamAccount)],
  shows: ['Your account could not be loaded.', 'Try again'],
});
export const SessionsLoading = screen({
  tags: untaken,
  recorded: [waits(listOwnSessions)],
  shows: 'Loading your sessions...',
});
export const SessionsFailed = screen({
  tags: untaken,
  recorded: [breaks(listOwnSessions)],
  shows: ['Your sessions could not be loaded.', 'Try again'],
});

const addsPerson = press('Add a person');
export const KnowsPeople = screen({
  recorded: [knowsPeople],
  shows: ['ends in 417', 'We live in the same court.'],
});
export const PeopleFailed = screen({
  tags: untaken,
  recorded: [breaks(listOwnConflicts)],
  shows: ['The list could not be loaded.', 'Try again'],
});
export const AddingPerson = screen({
  recorded: [knowsPeople],
  does: inTurn(addsPerson, isAsked(/^You are given nothing/, 'dialog')),
  shows: 'ends in 417',
});
export const AddingPersonNarrow = screen({
  globals: narrow,
  recorded: [knowsPeople],
  does: inTurn(addsPerson, inDialog.press('Add'), isAsked(/An error|There/, 'dialog')),
  shows: 'ends in 417',
});
export const PersonAdded = screen({
  tags: untaken,
  recorded: [answers(declareConflict, { message: 'Noted.' })],
  does: inTurn(
    addsPerson,
    inDialog.write(/^Phone number/, '0700 000 417'),
    inDialog.write(/^Reason/, 'My cousin.'),
    inDialog.press('Add'),
  ),
  shows: 'Noted.',
});

const changesName = press('Change your name');
export const ChangingName = screen({
  does: inTurn(changesName, isAsked('Your colleagues see it.', 'dialog')),
  shows: words,
});
export const NameMissing = screen({
  tags: untaken,
  recorded: [answers(getTeamAccount, newMember)],
  does: inTurn(
    changesName,
    inDialog.press('Save'),
    isAsked('Please enter the name that colleagues see.', 'dialog'),
  ),
  shows: 'Second step',
});
export const NameNotSaved = screen({
  tags: untaken,
  recorded: [breaks(saveTeamAccount)],
  does: inTurn(changesName, inDialog.press('Save'), isAsked('Network error. Please try again.', 'dialog')),
  shows: words,
});
export const NameSaved = screen({
  tags: untaken,
  recorded: [answers(saveTeamAccount, { message: 'Saved.' })],
  does: inTurn(changesName, inDialog.press('Save')),
  shows: 'Your name is saved.',
});

const addsPasskey = press(/^(Add a passkey|Waiting)/);
export const PasskeyAsked = screen({
  tags: untaken,
  recorded: takesPasskey,
  before: () => standInPasskeyDialog(waitsForMember),
  does: addsPasskey,
  shows: 'Waiting...',
});
export const PasskeyCancelled = screen({
  tags: untaken,
  recorded: takesPasskey,
  before: () => standInPasskeyDialog(rejectsAs('NotAllowedError')),
  does: addsPasskey,
  shows: 'The passkey was not added.',
});
export const PasskeyKnown = screen({
  tags: untaken,
  recorded: takesPasskey,
  before: () => standInPasskeyDialog(rejectsAs('InvalidStateError')),
  does: addsPasskey,
  shows: 'This device has a passkey already.',
});
export const PasskeyAdded = screen({
  tags: untaken,
  recorded: takesPasskey,
  before: () => standInPasskeyDialog(makesPasskey),
  does: addsPasskey,
  shows: 'Passkey added.',
});
const removesPasskey = press(/^Remove/);
export const RemovingPasskey = screen({
  tags: untaken,
  does: inTurn(removesPasskey, isAsked(/settings of the device/)),
  shows: words,
});
export const PasskeyNotRemoved = screen({
  tags: untaken,
  recorded: [
    refuses(removeOwnPasskey, 409, 'This is your last second step. Please set up another one first.'),
  ],
  does: inTurn(removesPasskey, answer('Remove'), isAsked(/^This is your last second step/)),
  shows: words,
});

const replacesApp = inTurn(
  press('Replace your authenticator app'),
  isAsked('Enter the key by hand', 'dialog'),
);
export const ReplacingApp = screen({ recorded: [givesSecret], does: replacesApp, shows: words });
export const ReplacingAppNarrow = screen({
  globals: narrow,
  recorded: [givesSecret],
  does: replacesApp,
  shows: words,
});
export const AppCodeWrong = screen({
  tags: untaken,
  recorded: [
    givesSecret,
    refuses(confirmOwnTotp, 400, 'Please check the fields and try again.', {
      fields: { totp: 'This code is not right. Please enter the one that your app shows now.' },
    }),
  ],
  does: inTurn(
    replacesApp,
    inDialog.write(/^Code of your app/, '111111'),
    inDialog.press('Use this app'),
    isAsked(/^This code is not right/, 'dialog'),
  ),
  shows: words,
});
export const AppReplaced = screen({
  tags: untaken,
  recorded: [
    givesSecret,
    answers(confirmOwnTotp, { message: 'Your new authenticator app counts from now on.' }),
  ],
  does: inTurn(replacesApp, inDialog.write(/^Code of your app/, '482193'), inDialog.press('Use this app')),
  shows: 'Your new authenticator app counts from now on.',
});

const renewsCodes = inTurn(press('New recovery codes'), isAsked('The old ones end.'));
export const RenewingCodes = screen({ tags: untaken, does: renewsCodes, shows: words });
export const CodesNotRenewed = screen({
  tags: untaken,
  recorded: [breaks(renewRecoveryCodes)],
  does: inTurn(renewsCodes, answer('Make new codes'), isAsked('Network error. Please try again.')),
  shows: words,
});
export const NewCodes = screen({
  recorded: [givesCodes],
  does: inTurn(renewsCodes, answer('Make new codes'), isAsked('We show them only now.', 'dialog')),
  shows: words,
});
export const NewCodesNarrow = screen({
  globals: narrow,
  recorded: [givesCodes],
  does: inTurn(renewsCodes, answer('Make new codes'), isAsked('We show them only now.', 'dialog')),
  shows: words,
});

const endsOne = press('Sign out on Samsung Internet on Android');
const endsOthers = press('Sign out everywhere else');
export const SessionNotEnded = screen({
  tags: untaken,
  recorded: [refuses(endOwnSession, 503, 'The service is busy. Please try again.'), signedInWidely],
  does: endsOne,
  shows: 'The service is busy. Please try again.',
});
export const SessionEnded = screen({
  tags: untaken,
  recorded: [answers(endOwnSession, { message: 'Signed out there.' })],
  does: endsOne,
  shows: 'Signed out there.',
});
export const OthersNotEnded = screen({
  tags: untaken,
  recorded: [breaks(endOwnSession), signedInWidely],
  does: endsOthers,
  shows: 'You are still signed in elsewhere. Please try again.',
});
export const OthersEnded = screen({
  tags: untaken,
  recorded: [answers(endOwnSession, { message: 'Signed out there.' }), signedInWidely],
  does: endsOthers,
  shows: 'You are signed in on this device only.',
});
