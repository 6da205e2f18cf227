import { getMe } from '@repo/api-client/contract/worker';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { open, press } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { achieng, inReview, longestName, newcomer, onePointToPlatinum } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import ProfilePage from './ProfilePage.tsx';

const meta = {
  title: 'Screens/Worker/Profile',
  component: ProfilePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ProfilePage>;
export default meta;

const screen = screenOf(ProfilePage, paths.profile);

export const Verified = screen({ shows: 'Identity Verified' });
export const VerifiedInKiswahili = screen({ language: 'sw', shows: 'Utambulisho Umethibitishwa' });
export const AsEmployersSeeHer = screen({
  does: open('How employers see you'),
  shows: /^Employers who do not know you see this/,
});
/** The switch is off, and her place is in no list of places. */
export const HiddenAsEmployersSeeHerInKiswahili = screen({
  recorded: [
    answers(getMe, {
      ...achieng,
      listed: false,
      shown_to_employers: { ...achieng.shown_to_employers, location: null, misconduct_flags: 0 },
    }),
  ],
  language: 'sw',
  globals: narrow,
  does: open('Waajiri wanavyokuona'),
  shows: /^Waajiri wasiokujua hawawezi kukupata sasa/,
});
export const Pending = screen({
  tags: ['!picture'],
  recorded: [answers(getMe, inReview)],
  shows: 'Verification Pending',
});
export const Failed = screen({
  tags: ['!picture'],
  recorded: [answers(getMe, { ...achieng, verificationStatus: 'failed', smile_status: 'failed' })],
  shows: 'Verification Failed',
});
const gold = [answers(getMe, onePointToPlatinum)];
export const OnePointToPlatinum = screen({
  recorded: gold,
  shows: 'A clear police clearance would bring you to Platinum.',
});
export const OnePointToPlatinumInKiswahili = screen({
  recorded: gold,
  language: 'sw',
  globals: narrow,
  shows: 'Ukileta Cheti cha Tabia Njema kilicho safi, utafika Platinamu.',
});
export const Stamps = screen({ recorded: gold, does: press('See your stamps'), shows: 'See your card' });
export const StampsInKiswahili = screen({
  recorded: gold,
  language: 'sw',
  globals: narrow,
  does: press('Ona mihuri yako'),
  shows: 'Ona kadi yako',
});
/** She signed up with her name. The profile invents no data. */
const named = answers(getMe, { ...newcomer, name: 'Achieng' });
export const FirstDay = screen({ recorded: [named], shows: 'Not Verified' });
export const FirstDayInKiswahili = screen({
  recorded: [named],
  language: 'sw',
  globals: narrow,
  shows: 'Utambulisho Haujathibitishwa',
});
export const LongestNameOnNarrowestPhone = screen({
  recorded: [answers(getMe, longestName)],
  globals: narrow,
  shows: 'Identity Verified',
});
export const Loading = screen({ tags: ['!picture'], recorded: [waits(getMe)], shows: 'Loading...' });
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(getMe)],
  shows: 'Network error. Please try again.',
});
