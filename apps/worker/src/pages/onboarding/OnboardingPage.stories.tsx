import { getInvitation, getInvitationOwner, saveOnboarding } from '@repo/api-client/contract/onboarding';
import { getMe } from '@repo/api-client/contract/worker';
import { sendWorkerCode, verifyWorkerCode } from '@repo/api-client/contract/worker-auth';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { choose, inTurn, isAsked, press, timePasses } from '@repo/app-shell/story-kit/gestures';
import { stepsOfLevel } from '@repo/domain/check';
import { namedChecks } from '@repo/domain/consent-request-message';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import { staysUnderTheFinger } from '@repo/app-shell/story-kit/stays-under-the-finger';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { achieng, created, newcomer } from '../../../stories/people.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { onboardingPhone } from '../../session/onboarding-phone.ts';
import OnboardingPage from './OnboardingPage.tsx';

const meta = {
  title: 'Screens/Worker/Onboarding',
  component: OnboardingPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof OnboardingPage>;
export default meta;

const page = screenOf(OnboardingPage, paths.onboarding);
type Told = Parameters<typeof page>[0];
const guest = (told: Told) =>
  page({ signedIn: false, ...told, before: told.before ?? (() => onboardingPhone.forget()) });
const at = (step: string) => (told: Told) => guest({ search: `?step=${step}`, ...told });
const hers = (step: string) => (told: Told) =>
  page({ search: `?step=${step}`, ...told, recorded: [...(told.recorded ?? []), answers(getMe, newcomer)] });
const typed = () => onboardingPhone.keep('700000103');

const onPhone = { viewport: { value: 'phone' } };

/** By the keys on the screen of a phone. At a desk they are typed. */
const digits =
  (text: string): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox');
    if (field !== undefined && canvas.queryByRole('button', { name: '1' }) === null)
      return userEvent.type(field, text);
    for (const digit of text) await userEvent.click(await canvas.findByRole('button', { name: digit }));
  };

const named = (language: WorkerLanguage) => [...namedChecks(language, stepsOfLevel.standard)];
const wanjirus = { inviter: 'Wanjiru', state: 'pending', checks: { en: named('en'), sw: named('sw') } };
const invited = {
  search: '?invite=ABCDEFGH23',
  recorded: [answers(getInvitation, wanjirus)],
};
export const Welcome = guest({ shows: 'Get Started' });
// spec: worker-onboarding/welcome, worker-onboarding/invite
export const WelcomeInvited = guest({ ...invited, shows: 'Invited by Wanjiru' });
export const WelcomeInvitedInKiswahili = guest({ ...invited, language: 'sw', shows: 'Umealikwa na Wanjiru' });
export const WelcomeInvitedOnNarrowestPhone = guest({
  ...invited,
  globals: narrow,
  shows: 'Invited by Wanjiru',
});
export const WelcomeInvitedDark = guest({ ...invited, globals: dark, shows: 'Invited by Wanjiru' });
export const WelcomeSayingNo = guest({
  ...invited,
  does: inTurn(press('Say no'), isAsked('How to say no', 'dialog')),
  shows: 'Invited by Wanjiru',
});
export const WelcomeSayingNoInKiswahiliOnNarrowestPhone = guest({
  ...invited,
  language: 'sw',
  globals: narrow,
  does: inTurn(press('Kataa'), isAsked('Jinsi ya kukataa', 'dialog')),
  shows: 'Umealikwa na Wanjiru',
});
export const WelcomeAfterYes = guest({
  tags: ['!picture'],
  search: '?invite=ABCDEFGH23',
  recorded: [answers(getInvitation, { ...wanjirus, state: 'accepted' })],
  shows: 'You said yes, and can take it back',
});
export const WelcomeInvitedByNobody = guest({
  tags: ['!picture'],
  search: '?invite=ABCDEFGH23',
  recorded: [answers(getInvitation, { ...wanjirus, inviter: '' })],
  shows: 'Invited by an employer',
});
export const WelcomeEndedInvitation = guest({
  tags: ['!picture'],
  search: '?invite=ABCDEFGH23',
  recorded: [answers(getInvitation, { inviter: 'Wanjiru', state: 'expired', checks: { en: [], sw: [] } })],
  shows: ['Welcome to Amini', 'The request has ended'],
});
export const WelcomeUnknownInvitation = guest({
  tags: ['!picture'],
  search: '?invite=ABCDEFGH23',
  recorded: [refuses(getInvitation, 404, 'Invitation not found')],
  shows: 'Get Started',
});

const phone = at('phone');
export const Phone = phone({ tags: ['!picture'], shows: 'Your Phone Number' });
// spec: worker-onboarding/invite
export const PhoneInvited = guest({
  tags: ['!picture'],
  ...invited,
  search: `${invited.search}&step=phone`,
  shows: 'Use the number that got our SMS.',
});
export const PhoneTyped = phone({ tags: ['!picture'], does: digits('700000'), shows: 'Continue' });
export const PhoneInKiswahiliOnNarrowestPhone = phone({
  language: 'sw',
  globals: narrow,
  shows: 'Nambari Yako ya Simu',
});
export const PhoneWrong = phone({
  globals: onPhone,
  does: staysUnderTheFinger(
    'Continue',
    inTurn(digits('7000'), press('Continue')),
    'Please enter a valid Kenyan phone number',
  ),
  shows: 'Please enter a valid Kenyan phone number',
});
export const PhoneSending = phone({
  tags: ['!picture'],
  before: typed,
  recorded: [waits(sendWorkerCode)],
  does: press('Continue'),
  shows: 'Sending Code...',
});
// spec: worker-errors/onboarding-send
export const PhoneFailed = phone({
  tags: ['!picture'],
  before: typed,
  recorded: [breaks(sendWorkerCode)],
  does: staysUnderTheFinger('Continue', press('Continue'), 'Failed to send code. Please try again.'),
  shows: 'Failed to send code. Please try again.',
});
export const PhoneTooSoon = phone({
  before: typed,
  recorded: [refuses(sendWorkerCode, 429, 'Please wait 30 seconds before asking for another code.')],
  does: press('Continue'),
  shows: 'Please wait 30 seconds before asking for another code.',
});

const code = (told: Told) => at('otp')({ before: typed, ...told });
export const Code = code({ tags: ['!picture'], shows: 'Resend code in 30s' });
export const CodeInKiswahiliOnNarrowestPhone = code({ language: 'sw', globals: narrow, shows: /0700|254/ });
export const CodeVerifying = code({
  recorded: [waits(verifyWorkerCode)],
  does: digits('123456'),
  shows: 'Verifying...',
});
export const CodeWithoutNetwork = code({
  globals: onPhone,
  recorded: [breaks(verifyWorkerCode)],
  does: staysUnderTheFinger('1', digits('123456'), 'Network error. Please try again.'),
  shows: /Type the same code again/,
});
// spec: worker-errors/onboarding-code
export const CodeWrong = code({
  globals: onPhone,
  recorded: [refuses(verifyWorkerCode, 400, 'Invalid verification code')],
  does: staysUnderTheFinger('1', digits('123456'), 'Invalid code. Please try again.'),
  shows: 'Invalid code. Please try again.',
});
// spec: worker-onboarding/resend
export const CodeMayBeSentAgain = code({ tags: ['!picture'], does: timePasses(31), shows: 'Resend Code' });
export const CodeSentAgain = code({
  does: inTurn(timePasses(31), press('Resend Code')),
  shows: 'New code sent successfully!',
});

const basic = hers('profile-basic');
export const Basic = basic({ tags: ['!picture'], shows: 'Female' });
export const BasicInKiswahiliOnNarrowestPhone = basic({ language: 'sw', globals: narrow, shows: 'Mwanamke' });
export const BasicInvited = page({
  search: '?step=profile-basic',
  recorded: [answers(getMe, achieng)],
  // The title is there while her record comes.
  shows: 'Female',
});
export const BasicLoading = page({
  search: '?step=profile-basic',
  recorded: [waits(getMe)],
  shows: 'Loading...',
});
export const BasicFailed = page({
  tags: ['!picture'],
  search: '?step=profile-basic',
  recorded: [breaks(getMe)],
  shows: 'Network error. Please try again.',
});

const otherNumber = (told: Told) =>
  page({
    search: '?step=profile-basic&invite=ABCDEFGH23',
    recorded: [
      answers(getMe, newcomer),
      answers(getInvitation, wanjirus),
      refuses(getInvitationOwner, 404, 'Invitation not found'),
    ],
    ...told,
  });
export const OtherNumber = otherNumber({ shows: 'Sent to Another Number' });
export const OtherNumberInKiswahiliOnNarrowestPhone = otherNumber({
  language: 'sw',
  globals: narrow,
  shows: 'Ilitumwa kwa Nambari Nyingine',
});

/** The newcomer, after the steps that she has answered by then. */
const known = { ...newcomer, name: 'Achieng Otieno', age: 32, gender: 'female', location: 'Kilimani' };
const asWorker = {
  ...known,
  service_type: 'Nanny',
  serviceType: 'Nanny',
  experience_years: 6,
  experience: 6,
};
const work = hers('profile-work');
export const Work = work({ recorded: [answers(getMe, known)], shows: 'Your Work' });
export const WorkDark = work({
  recorded: [answers(getMe, known)],
  globals: dark,
  does: choose('Cook'),
  shows: 'Your Work',
});
export const WorkInKiswahiliOnNarrowestPhone = work({ language: 'sw', globals: narrow, shows: 'Kazi Yako' });

const photo = hers('profile-photo');
const whole = answers(getMe, achieng);
const answered = { recorded: [answers(getMe, asWorker)] };
export const Photo = photo({ ...answered, shows: 'Your Photo' });
export const PhotoInKiswahiliOnNarrowestPhone = photo({
  ...answered,
  language: 'sw',
  globals: narrow,
  shows: 'Picha Yako',
});
export const NothingFilledIn = photo({ does: press('Skip'), shows: 'Gender is required' });
const last = (told: Told) =>
  page({ search: '?step=profile-photo', ...told, recorded: [...(told.recorded ?? []), whole] });
export const Creating = last({
  recorded: [waits(saveOnboarding)],
  does: press('Skip'),
  shows: 'Creating your profile...',
});
// spec: worker-errors/onboarding-create
export const CreateFailed = last({
  tags: ['!picture'],
  recorded: [breaks(saveOnboarding)],
  does: press('Skip'),
  shows: 'Failed to create profile. Please try again.',
});

const success = (told: Told) => at('success')({ recorded: [answers(getMe, created)], ...told });
export const Success = success({
  signedIn: true,
  shows: 'Not checked yet',
});
export const SuccessInvited = page({
  search: '?step=success&invite=ABCDEFGH23',
  recorded: [
    answers(getMe, created),
    answers(getInvitation, wanjirus),
    answers(getInvitationOwner, { is_mine: true }),
  ],
  shows: /Wanjiru waits for your yes or no/,
});
export const SuccessDark = success({ signedIn: true, globals: dark, shows: 'Not checked yet' });
export const SuccessWithoutHerCard = success({
  tags: ['!picture'],
  signedIn: true,
  recorded: [breaks(getMe)],
  shows: 'Your profile has been created successfully',
});
export const SuccessInKiswahili = success({
  signedIn: true,
  language: 'sw',
  globals: narrow,
  shows: 'Wasifu wako umetengenezwa',
});
