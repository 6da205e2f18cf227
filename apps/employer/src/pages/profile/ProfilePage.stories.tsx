import { getDashboard } from '@repo/api-client/contract/employer';
import { getEmployerProfile, saveEmployerProfile } from '@repo/api-client/contract/employer-profile';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { PROFILE_BANNER_MILLISECONDS } from '@repo/domain/timers';
import type { Meta } from '@storybook/react-vite';
import { inTurn, open, press, write } from '@repo/app-shell/story-kit/gestures';
import { employer } from '../../../stories/people.ts';
import { takingAccount, wholeProfile } from '../../../stories/profiles.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { typedBefore } from '../../../stories/typed-before.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import ProfilePage from './ProfilePage.tsx';

const meta = {
  title: 'Screens/Employer/My Profile',
  component: ProfilePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ProfilePage>;
export default meta;

const screen = screenOf(ProfilePage, paths.profile);
const recorded = [answers(getEmployerProfile, wholeProfile)];
const told = { before: () => void session.keepUser(wholeProfile), recorded };

/** Keeps the temporary message on the screen for the whole story. */
function linger() {
  const running = globalThis.setTimeout;
  globalThis.setTimeout = new Proxy(running, {
    apply(target, self, given: Parameters<typeof running>): unknown {
      if (given[1] !== PROFILE_BANNER_MILLISECONDS) return Reflect.apply(target, self, given);
      globalThis.setTimeout = running;
      return 0;
    },
  });
}

const edit = press('Edit Profile');
const change = inTurn(edit, write(/^Industry/, ' and events'));
const save = inTurn(change, press('Save'));

export const Whole = screen({ ...told, shows: 'Kamau & Daughters • Employer' });
export const AfterSignUp = screen({ tags: ['!picture'], shows: 'Account Statistics' });
export const Nameless = screen({
  tags: ['!picture'],
  before: () => void session.keepUser({ name: '', phone: employer.phone, location: null }),
  shows: 'Your Name',
});
// spec: profile/loading
export const Loading = screen({ recorded: [waits(getEmployerProfile)], shows: 'Loading profile...' });
export const LoadFailed = screen({
  recorded: [breaks(getEmployerProfile)],
  shows: 'Your profile could not be loaded',
});
export const StatisticsLoading = screen({
  tags: ['!picture'],
  ...told,
  recorded: [...recorded, waits(getDashboard)],
  shows: 'Account Statistics',
});
export const StatisticsFailed = screen({
  tags: ['!picture'],
  ...told,
  recorded: [...recorded, breaks(getDashboard)],
  shows: /Failed to load verifications/,
});
export const NotAuthenticated = screen({
  tags: ['!picture'],
  before: () => localStorage.removeItem('userData'),
  shows: 'User not authenticated',
});

export const Editing = screen({ tags: ['!picture'], ...told, does: edit, shows: 'Cancel' });
export const EditingAfterSignUp = screen({ tags: ['!picture'], does: edit, shows: 'Cancel' });
export const Kept = screen({
  tags: ['!picture'],
  recorded,
  before: () => {
    told.before();
    typedBefore('profile', '', { industry: 'Catering and events' })();
  },
  shows: 'We kept what you typed.',
});
export const FieldsWrong = screen({
  ...told,
  does: inTurn(
    edit,
    write(/^Full Name/, '4'),
    write(/^Email Address/, ' and more'),
    write(/^Family Size/, '.5'),
    press('Save'),
  ),
  shows: 'There is a problem',
});
// spec: profile/save
export const Saving = screen({
  tags: ['!picture'],
  ...told,
  recorded: [...recorded, waits(saveEmployerProfile)],
  does: save,
  shows: ['Saving...', 'Your profile is being saved.'],
});
export const Saved = screen({
  tags: ['!picture'],
  before: () => {
    session.keepUser(wholeProfile);
    linger();
  },
  recorded: [takingAccount],
  does: save,
  shows: 'Profile updated successfully!',
});
export const RefusedByField = screen({
  ...told,
  recorded: [
    ...recorded,
    refuses(saveEmployerProfile, 400, 'Please check the fields and try again.', {
      fields: { industry: 'Must be at most 200 characters.' },
    }),
  ],
  does: save,
  shows: 'There is a problem',
});
// spec: profile/error-banner, errors/profile-update
export const Failed = screen({
  ...told,
  recorded: [
    ...recorded,
    refuses(saveEmployerProfile, 400, 'Please check the fields and try again.', {
      fields: { emergency_contact: 'This value is not valid.' },
    }),
  ],
  does: save,
  shows: 'Failed to update profile. Please try again.',
});
export const SavedHereOnly = screen({
  ...told,
  recorded: [...recorded, breaks(saveEmployerProfile)],
  does: save,
  shows: 'Saved on this device, but not in your account yet',
});
/** A later visit with a network: the unsent fields have reached the account. */
export const SentAtLast = screen({
  tags: ['!picture'],
  before: () => {
    session.keepUser({ ...wholeProfile, unsent: ['industry'] });
    linger();
  },
  recorded: [...recorded, takingAccount],
  shows: 'Profile updated successfully!',
});
export const OtherDevicesOnNarrowestPhone = screen({
  ...told,
  globals: narrow,
  does: open('Signed in on another device?'),
  shows: [
    'If you lost a phone, or somebody else has signed in, end every session at once.',
    'Sign out everywhere',
  ],
});
