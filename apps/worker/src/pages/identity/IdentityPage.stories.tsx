import {
  createIdentityToken,
  getIdentityStatus,
  sendIdentityPhotos,
} from '@repo/api-client/contract/identity';
import { getMe } from '@repo/api-client/contract/worker';
import { answers, breaks, once, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { inTurn, press } from '@repo/app-shell/story-kit/gestures';
import { kiswahili } from '@repo/domain/confirmations/kiswahili';
import { fakePhoto } from '@repo/ui/story-kit/fake-camera';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cameraOpens, withCamera, withoutCamera } from '../../../stories/camera.ts';
import { permits, stands, status } from '../../../stories/identity.ts';
import { achieng, newcomer } from '../../../stories/people.ts';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import IdentityPage from './IdentityPage.tsx';

const meta = {
  title: 'Screens/Worker/Identity check',
  component: IdentityPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof IdentityPage>;
export default meta;

const screen = screenOf(IdentityPage, paths.identity);
type Play = NonNullable<StoryObj['play']>;

const begins = [status('not_started'), permits];
const beginsInKiswahili = [status('not_started', { message: kiswahili.identityNotStarted }), permits];

const agree: Play = async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('checkbox'));
const start = (words: string) => inTurn(agree, press(words));
const attach =
  (label: RegExp, photo: Promise<File>): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.upload(await canvas.findByLabelText(label), await photo);

const face = fakePhoto('face');
const card = fakePhoto('card');
const FACES = 7;
const faces = (place: (number: number) => RegExp): Play =>
  inTurn(...Array.from({ length: FACES }, (_, index) => attach(place(index + 1), face)));
const place = (number: number) => new RegExp(`^Photo ${String(number)} of 7: .* Choose`);
const isTold =
  (words: string): Play =>
  async ({ canvas }) => {
    await canvas.findByText(words);
  };
const selfieTaken = inTurn(
  start('Start'),
  press('Use photos from this phone instead'),
  faces(place),
  isTold('Is your whole face sharp and bright?'),
);
const cardTaken = (label: RegExp) =>
  inTurn(attach(label, card), isTold('Can you read everything on the card?'));
const frontTaken = inTurn(
  selfieTaken,
  press('Use this photo'),
  cardTaken(/^Front of your ID card Choose/),
  press('Use this photo'),
);
const allTaken = inTurn(frontTaken, cardTaken(/^Back of your ID card Choose/), press('Use this photo'));
const sent = inTurn(frontTaken, press('Go on without the back'), press('Send Photos'));

export const BeforeItStarts = screen({ recorded: begins, shows: 'Before you start' });
export const BeforeItStartsInKiswahili = screen({
  recorded: beginsInKiswahili,
  language: 'sw',
  shows: 'Kabla ya kuanza',
});
export const BeforeItStartsOnNarrowestPhone = screen({
  recorded: beginsInKiswahili,
  language: 'sw',
  globals: { ...narrow, textSize: '200%' },
  shows: 'Kabla ya kuanza',
});
export const NotAgreed = screen({
  tags: ['!picture'],
  recorded: begins,
  does: press('Start'),
  shows: 'Please agree before you start',
});
export const NotStarted = screen({
  tags: ['!picture'],
  recorded: [status('not_started'), breaks(createIdentityToken)],
  does: start('Start'),
  shows: 'Network error. Please try again.',
});
export const ProfileFirst = screen({
  tags: ['!picture'],
  recorded: [answers(getMe, newcomer), status('not_started')],
  shows: 'Complete your profile first',
});
export const FullNameFirst = screen({
  tags: ['!picture'],
  recorded: [answers(getMe, { ...achieng, name: 'Achieng' }), status('not_started')],
  shows: /Full Name, as on your ID card/,
});

export const CameraOpens = screen({
  tags: ['!picture'],
  recorded: begins,
  before: cameraOpens,
  does: start('Start'),
  shows: 'Opening the camera...',
});
export const Selfie = screen({
  recorded: begins,
  before: withCamera,
  does: start('Start'),
  shows: 'Good: now take the photo',
});
export const SelfieInKiswahili = screen({
  recorded: beginsInKiswahili,
  before: withCamera,
  language: 'sw',
  globals: narrow,
  does: start('Anza'),
  shows: 'Vizuri: piga picha sasa',
});
export const SelfieCountsDown = screen({
  recorded: begins,
  before: withCamera,
  does: inTurn(start('Start'), press('Take selfie')),
  shows: 'Look straight at the phone',
});
export const CameraRefused = screen({
  recorded: begins,
  before: withoutCamera('NotAllowedError'),
  does: start('Start'),
  shows: 'The camera is not allowed',
});
export const CameraRefusedInKiswahili = screen({
  recorded: beginsInKiswahili,
  before: withoutCamera('NotAllowedError'),
  language: 'sw',
  globals: narrow,
  does: start('Anza'),
  shows: 'Kamera haijaruhusiwa',
});
export const NoCamera = screen({
  tags: ['!picture'],
  recorded: begins,
  before: withoutCamera('NotFoundError'),
  does: start('Start'),
  shows: 'No camera was found',
});
export const CameraBusy = screen({
  tags: ['!picture'],
  recorded: begins,
  before: withoutCamera('NotReadableError'),
  does: start('Start'),
  shows: 'The camera did not open',
});
export const SelfieFromFiles = screen({
  tags: ['!picture'],
  recorded: begins,
  before: withCamera,
  does: inTurn(start('Start'), press('Use photos from this phone instead'), attach(place(1), face)),
  shows: 'Photo 2 of 7: Turn your head slowly to one side',
});
export const FileThatIsNoPhoto = screen({
  recorded: begins,
  before: withCamera,
  does: inTurn(start('Start'), press('Use photos from this phone instead'), async ({ canvas, userEvent }) =>
    userEvent.upload(
      await canvas.findByLabelText(place(1)),
      new File(['none'], 'a.jpg', { type: 'image/jpeg' }),
    ),
  ),
  shows: 'This photo could not be read. Please choose another one.',
});
export const SelfieTaken = screen({
  recorded: begins,
  before: withCamera,
  does: selfieTaken,
  shows: 'Is your whole face sharp and bright?',
});
export const FrontOfCard = screen({
  recorded: begins,
  before: withCamera,
  does: inTurn(selfieTaken, press('Use this photo'), press('Use the camera')),
  shows: 'Good: now take the photo',
});
/** The whole photo is visible above the fixed buttons, and not below them. */
const isWhole: Play = async ({ canvas }) => {
  const photo = await canvas.findByRole('img', { name: 'The front of your ID card' });
  const use = await canvas.findByRole('button', { name: 'Use this photo' });
  await waitFor(() =>
    expect(photo.getBoundingClientRect().bottom).toBeLessThan(use.getBoundingClientRect().top),
  );
};
export const FrontOfCardTakenOnNarrowestPhone = screen({
  recorded: begins,
  before: withCamera,
  globals: narrow,
  does: inTurn(selfieTaken, press('Use this photo'), cardTaken(/^Front of your ID card Choose/), isWhole),
  shows: 'Can you read everything on the card?',
});
export const FrontOfCardTaken = screen({
  recorded: begins,
  before: withCamera,
  does: inTurn(selfieTaken, press('Use this photo'), press('Use the camera'), async (context) => {
    await isTold('Good: now take the photo')(context);
    await press('Take photo')(context);
  }),
  shows: 'Can you read everything on the card?',
});
export const LookAndSend = screen({
  tags: ['!picture'],
  recorded: begins,
  before: withCamera,
  does: allTaken,
  shows: '6 more photos of your face as you moved it',
});
export const OnTheirWay = screen({
  tags: ['!picture'],
  recorded: [...begins, waits(sendIdentityPhotos)],
  before: withCamera,
  does: sent,
  shows: 'Please keep this page open.',
});
export const NetworkCut = screen({
  recorded: [...begins, breaks(sendIdentityPhotos)],
  before: withCamera,
  does: sent,
  shows: /^The network was lost/,
});
export const NotTaken = screen({
  tags: ['!picture'],
  recorded: [
    ...begins,
    refuses(sendIdentityPhotos, 400, 'This photo could not be read. Please choose another one.'),
  ],
  before: withCamera,
  does: sent,
  shows: 'This photo could not be read. Please choose another one.',
});
export const Sent = screen({
  tags: ['!picture'],
  recorded: [
    ...once(sendIdentityPhotos, [status('checking')]),
    ...begins,
    answers(sendIdentityPhotos, stands('checking')),
  ],
  before: withCamera,
  does: sent,
  shows: 'Your photos are being checked',
});

export const Loading = screen({
  tags: ['!picture'],
  recorded: [waits(getIdentityStatus)],
  shows: 'Loading...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [refuses(getIdentityStatus, 500, '')],
  shows: 'Failed to get Smile ID status',
});
