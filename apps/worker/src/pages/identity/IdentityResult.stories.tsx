import { chooseIdentityName } from '@repo/api-client/contract/identity';
import { getWorkerDashboard } from '@repo/api-client/contract/worker-app';
import { answers, once } from '@repo/api-client/recorded/recorded-calls';
import { choose, inTurn, press } from '@repo/app-shell/story-kit/gestures';
import { kiswahili } from '@repo/domain/confirmations/kiswahili';
import type { Meta } from '@storybook/react-vite';
import { dashboard } from '../../../stories/consent-requests.ts';
import { permits, stands, status } from '../../../stories/identity.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import IdentityPage from './IdentityPage.tsx';

const meta = {
  title: 'Screens/Worker/Identity result',
  component: IdentityPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof IdentityPage>;
export default meta;

const screen = screenOf(IdentityPage, paths.identity);

export const Checking = screen({
  tags: ['!picture'],
  recorded: [status('checking')],
  shows: 'Your photos are being checked',
});
export const UnderReview = screen({
  tags: ['!picture'],
  recorded: [status('under_review')],
  shows: [/^Verification Under Review… usually takes/, '24-48 hours'],
});
export const NoPhotoAtTheRegistry = screen({
  recorded: [status('under_review', { reason: 'no_registry_photo' })],
  shows: /which is common/,
});
export const UnderReviewInKiswahili = screen({
  recorded: [status('under_review', { message: kiswahili.identityUnderReview })],
  language: 'sw',
  globals: narrow,
  shows: [/^Uthibitisho Unakaguliwa… kwa kawaida huchukua/, 'saa 24-48'],
});
export const Verified = screen({
  tags: ['!picture'],
  recorded: [status('verified')],
  shows: 'Identity Verified',
});
export const Failed = screen({
  tags: ['!picture'],
  recorded: [status('failed', { reason: 'not_live', attempts_left: 4 })],
  shows: 'You can try 4 more times.',
});
export const FailedForItsNumber = screen({
  tags: ['!picture'],
  recorded: [status('failed', { reason: 'number_not_found', attempts_left: 1 })],
  shows: 'You can try 1 more time.',
});
export const FailedInKiswahili = screen({
  recorded: [
    status('failed', { reason: 'face_differs', attempts_left: 2, message: kiswahili.identityFaceDiffers }),
  ],
  language: 'sw',
  globals: narrow,
  shows: 'Unaweza kujaribu mara 2 zaidi.',
});
export const OnceMore = screen({
  recorded: [status('failed', { reason: 'card_unreadable', attempts_left: 3 }), permits],
  does: press('Try again with new photos'),
  shows: 'Before you start',
});
export const NoAttemptsLeft = screen({
  tags: ['!picture'],
  recorded: [
    status('failed', { reason: 'face_differs', attempts_left: 0 }),
    answers(getWorkerDashboard, { ...dashboard, help_phone: '+254700000199' }),
  ],
  shows: 'Contact support',
});

const names = { profile: 'Achieng Otieno', on_id: 'Achieng Atieno Odhiambo' };
export const AnotherName = screen({
  tags: ['!picture'],
  recorded: [status('name_differs', { names })],
  shows: 'Which is right?',
});
export const AnotherNameInKiswahili = screen({
  recorded: [status('name_differs', { names, message: kiswahili.identityNameDiffers })],
  language: 'sw',
  globals: narrow,
  shows: 'Lipi ni sahihi?',
});
export const NameNotChosen = screen({
  recorded: [status('name_differs', { names })],
  does: press('Send Answer'),
  shows: 'Please choose one',
});
export const NameIsHers = screen({
  tags: ['!picture'],
  recorded: [
    ...once(chooseIdentityName, [status('verified')]),
    status('name_differs', { names }),
    answers(chooseIdentityName, stands('verified')),
  ],
  does: inTurn(choose('The name on the ID is mine'), press('Send Answer')),
  shows: 'Identity Verified',
});
