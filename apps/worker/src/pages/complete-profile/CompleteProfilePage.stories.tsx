import { uploadPhoto } from '@repo/api-client/contract/photos';
import { changeProfile, getMe, type WireWorkerRecord } from '@repo/api-client/contract/worker';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { writeDraft } from '@repo/app-shell/drafts/draft-store';
import { inTurn, isAsked, press, write } from '@repo/app-shell/story-kit/gestures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { achieng, inReview, newcomer } from '../../../stories/people.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { correctionOf } from '../../correction.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import CompleteProfilePage from './CompleteProfilePage.tsx';

const meta = {
  title: 'Screens/Worker/Complete profile',
  component: CompleteProfilePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof CompleteProfilePage>;
export default meta;

type Play = NonNullable<StoryObj['play']>;

const screen = screenOf(CompleteProfilePage, paths.completeProfile);
const large = { ...narrow, textSize: '200%' };
const isNew = [answers(getMe, newcomer)];
/** What the onboarding asked for is known. */
const signedUp = [
  answers(getMe, {
    ...newcomer,
    name: achieng.name,
    age: achieng.age,
    gender: achieng.gender,
    location: achieng.location,
    service_type: achieng.service_type,
    experience_years: achieng.experience_years,
    bio: achieng.bio,
  }),
];
const unverified: WireWorkerRecord = { ...achieng, smile_status: 'not_verified' };
const step = (number: 1 | 2 | 3) => ({ search: number === 1 ? '' : `?step=${String(number)}` });

/** This browser stores the photo of a worker, so each of these stories has its own worker. */
const withOwnPhone = (number: number) => [
  answers(getMe, { ...unverified, phone: `+25470000030${String(number)}` }),
];
/** A drawn face, of no real person. */
const drawn = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(80, 80);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#a8d2d5';
    context.fillRect(0, 0, 80, 80);
    context.fillStyle = '#094149';
    context.arc(40, 32, 14, 0, Math.PI * 2);
    context.fill();
  }
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
};
const choosePhoto =
  (file: () => Promise<File> | File, label = 'Profile Photo Choose a photo'): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.upload(await canvas.findByLabelText(label), await file());

export const Basic = screen({ recorded: signedUp, shows: /^Full Name/ });
export const BasicInKiswahili = screen({ recorded: signedUp, language: 'sw', shows: /^Jina Kamili/ });
export const BasicInKiswahiliOnNarrowestPhone = screen({
  recorded: [answers(getMe, unverified)],
  language: 'sw',
  globals: narrow,
  shows: /^Umri: miaka/,
});
export const BasicInKiswahiliLargeText = screen({
  recorded: [answers(getMe, unverified)],
  language: 'sw',
  globals: large,
  shows: /^Umri: miaka/,
});
export const WhileIdentityIsChecked = screen({
  recorded: [answers(getMe, inReview)],
  shows: /^Age: 32 years old/,
});
export const WhileIdentityIsCheckedInKiswahili = screen({
  recorded: [answers(getMe, inReview)],
  language: 'sw',
  globals: narrow,
  shows: /^Umri: miaka 32/,
});

export const Work = screen({ tags: ['!picture'], ...step(2), recorded: isNew, shows: 'Service Type' });
export const WorkDark = screen({
  ...step(2),
  recorded: [answers(getMe, unverified)],
  globals: { ...dark, ...narrow },
  shows: 'Service Type',
});
export const WorkInKiswahili = screen({
  ...step(2),
  recorded: [answers(getMe, unverified)],
  language: 'sw',
  globals: narrow,
  shows: 'Aina ya Kazi',
});
export const WorkTypedByAnEmployer = screen({
  ...step(2),
  recorded: [answers(getMe, { ...unverified, service_type: 'Nanny and cook' })],
  shows: 'Nanny and cook',
});

export const Emergency = screen({
  tags: ['!picture'],
  ...step(3),
  recorded: [answers(getMe, unverified)],
  shows: 'Save Profile',
});
export const EmergencyInKiswahiliLargeText = screen({
  ...step(3),
  recorded: [answers(getMe, unverified)],
  language: 'sw',
  globals: large,
  shows: 'Hifadhi Wasifu',
});
export const Whole = screen({
  tags: ['!picture'],
  ...step(3),
  recorded: [answers(getMe, { ...unverified, profile_photo: '/favicon.svg' })],
  shows: 'Required 5 of 5 · Optional 10 of 10',
});
// spec: worker-complete-profile/warning
export const ErrorsToFix = screen({
  tags: ['!picture'],
  ...step(3),
  recorded: isNew,
  shows: 'Please fix required field errors to save',
});
export const ErrorsToFixInKiswahiliDark = screen({
  ...step(3),
  recorded: isNew,
  language: 'sw',
  globals: { ...dark, ...narrow },
  shows: 'Tafadhali rekebisha sehemu zinazohitajika ili uhifadhi',
});

export const Wrong = screen({
  recorded: isNew,
  does: async ({ canvas, userEvent }) => {
    for (const label of [/^Full Name/, /^Location/, /^National ID Number/]) {
      await userEvent.click(await canvas.findByLabelText(label));
      await userEvent.tab();
    }
    await userEvent.type(canvas.getByLabelText('Email Address'), 'achieng@');
    await userEvent.tab();
  },
  shows: 'Please enter a valid email address',
});
/** From the check of the identity, which leads to the number. */
const corrects = (told: Parameters<typeof screen>[0]) =>
  screen({
    state: correctionOf('national_id'),
    recorded: [answers(getMe, { ...unverified, national_id: '12' })],
    does: async ({ canvas, userEvent }) => {
      await waitFor(() => expect(document.activeElement).toBe(canvas.getByDisplayValue('12')));
      await userEvent.tab();
    },
    ...told,
  });
export const NumberWrong = corrects({
  globals: { viewport: { value: 'phone' } },
  shows: ['Please enter the number of your National ID: 6 to 9 digits', 'Save Profile'],
});
export const NumberWrongInKiswahiliOnNarrowestPhone = corrects({
  language: 'sw',
  globals: narrow,
  shows: 'Tafadhali weka nambari ya kitambulisho chako: tarakimu 6 hadi 9',
});
const missing =
  'Please complete the following required fields: Full Name, Location, Date of Birth, National ID';
export const Missing = screen({
  ...step(3),
  recorded: isNew,
  does: inTurn(press('Save Profile'), isAsked(missing)),
  shows: 'Save Profile',
});
export const MissingInKiswahili = screen({
  ...step(3),
  recorded: isNew,
  language: 'sw',
  globals: narrow,
  does: inTurn(press('Hifadhi Wasifu'), isAsked(/Jina Kamili, Unapoishi, Tarehe ya Kuzaliwa, Kitambulisho/)),
  shows: 'Hifadhi Wasifu',
});
export const TooYoung = screen({
  ...step(3),
  recorded: [answers(getMe, { ...unverified, date_of_birth: '2012-01-01' })],
  does: inTurn(press('Save Profile'), isAsked(/Please update your date of birth/)),
  shows: 'Save Profile',
});

const taken =
  'This National ID is already used by another account. Please check the number or contact support.';
// spec: worker-errors/server
export const Refused = screen({
  recorded: [
    answers(getMe, unverified),
    refuses(changeProfile, 409, taken, { fields: { national_id: taken } }),
  ],
  ...step(3),
  does: press('Save Profile'),
  shows: `Error: ${taken}`,
});
/** The error is visible above the bar with the button, at any scroll position of the form. */
const isInSight: Play = async ({ canvas }) => {
  const told = await canvas.findByRole('alert');
  const bar = canvas.getByRole('button', { name: 'Save Profile' });
  await waitFor(() =>
    expect(told.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
  );
};
export const NoNetwork = screen({
  tags: ['!picture'],
  ...step(3),
  recorded: [answers(getMe, unverified), breaks(changeProfile)],
  does: inTurn(press('Save Profile'), isInSight),
  shows: 'Unable to connect to server. Please check your internet connection.',
});
export const NoNetworkInKiswahili = screen({
  ...step(3),
  recorded: [answers(getMe, unverified), breaks(changeProfile)],
  language: 'sw',
  globals: narrow,
  does: press('Hifadhi Wasifu'),
  shows: 'Huduma haipatikani. Tafadhali angalia intaneti yako.',
});
// spec: worker-complete-profile/saving
export const Saving = screen({
  tags: ['!picture'],
  ...step(3),
  recorded: [answers(getMe, unverified), waits(changeProfile)],
  does: press('Save Profile'),
  shows: 'Saving...',
});

export const PhotoChosen = screen({
  tags: ['!picture'],
  ...step(3),
  recorded: withOwnPhone(1),
  does: choosePhoto(drawn),
  shows: 'Not uploaded yet',
});
export const PhotoOnItsWay = screen({
  ...step(3),
  recorded: [...withOwnPhone(2), answers(changeProfile, unverified), waits(uploadPhoto)],
  does: inTurn(choosePhoto(drawn), press('Save Profile')),
  shows: '50%',
});
export const PhotoTooLarge = screen({
  tags: ['!picture'],
  ...step(3),
  recorded: withOwnPhone(3),
  does: choosePhoto(() => new File([new Uint8Array(5_242_881)], 'me.png', { type: 'image/png' })),
  shows: 'Photo must be less than 5MB',
});
export const PhotoTooLargeInKiswahili = screen({
  ...step(3),
  recorded: withOwnPhone(4),
  language: 'sw',
  globals: narrow,
  does: choosePhoto(
    () => new File([new Uint8Array(5_242_881)], 'me.png', { type: 'image/png' }),
    'Picha ya Wasifu Chagua picha',
  ),
  shows: 'Picha lazima iwe chini ya 5MB',
});

const typedBefore = () => {
  session.keepUser(newcomer);
  writeDraft(
    { person: session.person(), form: 'worker-profile', subject: '' },
    { name: 'Zawadi Example', location: 'Kisumu', date_of_birth: '1999-05-02' },
  );
};
export const Kept = screen({ recorded: isNew, before: typedBefore, shows: /^We kept what you typed/ });
export const KeptInKiswahili = screen({
  recorded: isNew,
  before: typedBefore,
  language: 'sw',
  globals: narrow,
  shows: /^Tumehifadhi ulichoandika/,
});
export const StartedOver = screen({
  tags: ['!picture'],
  recorded: isNew,
  before: typedBefore,
  does: inTurn(press('Start Over'), write(/^Full Name/, 'Achieng')),
  shows: /^Full Name/,
});

export const Loading = screen({ recorded: [waits(getMe)], shows: 'Complete Profile' });
export const NotLoaded = screen({
  tags: ['!picture'],
  recorded: [breaks(getMe)],
  shows: 'Network error. Please try again.',
});
export const NotLoadedInKiswahili = screen({
  recorded: [breaks(getMe)],
  language: 'sw',
  globals: narrow,
  shows: 'Mtandao haupatikani. Tafadhali jaribu tena.',
});
