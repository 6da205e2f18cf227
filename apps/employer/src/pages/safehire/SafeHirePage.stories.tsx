import { getSampleReport } from '@repo/api-client/contract/sample-report';
import { breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { inTurn, press, select, write } from '@repo/app-shell/story-kit/gestures';
import type { DemonstrationScreen } from '@repo/domain/demonstration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { keepDemonstration, untouched, type KeptDemonstration } from './kept-demonstration.ts';
import SafeHirePage from './SafeHirePage.tsx';

const meta = {
  title: 'Screens/Employer/Demonstration',
  component: SafeHirePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof SafeHirePage>;
export default meta;

const screen = screenOf(SafeHirePage, paths.safehire);
const at = (name: DemonstrationScreen, done: Partial<KeptDemonstration> = {}) => ({
  search: `?screen=${name}`,
  signedIn: false,
  before: () => void keepDemonstration({ ...untouched, ...done }),
});

const ruth = { name: 'Ruth Sample', phone: '+254700000201', relationship: 'Previous Employer' } as const;
const three = [
  ruth,
  { name: 'Joy Example', phone: '+254700000202', relationship: 'Colleague' },
  { name: 'Anastasia Wanjiku Specimen', phone: '+254700000203', relationship: 'Character Reference' },
] as const;

type Play = NonNullable<StoryObj['play']>;
const chooseFile =
  (file: File): Play =>
  async ({ canvas }) => {
    const [input] = (await canvas.findByRole('region', { name: 'Upload Documents' })).querySelectorAll(
      'input[type=file]',
    );
    if (input !== undefined) await fireEvent.change(input, { target: { files: [file] } });
  };

/** In a hidden tab the progress stops, and so does its screenshot. */
const held = (story: StoryObj): StoryObj => ({
  ...story,
  beforeEach: [
    ...[story.beforeEach ?? []].flat(),
    () => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      return () => {
        Reflect.deleteProperty(document, 'hidden');
      };
    },
  ],
});

// spec: demonstration/payment-success
export const PaymentSuccess = screen({ ...at('payment-success'), shows: 'SAMPLE-0001' });
/** A signed-in visitor need not sign up. */
export const PaymentSuccessSignedIn = screen({
  tags: ['!picture'],
  ...at('payment-success'),
  signedIn: true,
  shows: 'Go to Your Dashboard',
});
export const Kickoff = screen({ ...at('kickoff'), shows: 'Skip for Now' });
// spec: demonstration/kickoff
export const KickoffHelped = screen({
  tags: ['!picture'],
  ...at('kickoff', {
    references: [ruth],
    documents: { id: { name: 'national-id.jpg', size: 812_000 } },
    updates: { answer: false, report: true },
  }),
  shows: '1 of 3 added.',
});
export const KickoffFileRefused = screen({
  ...at('kickoff'),
  does: chooseFile(new File(['words'], 'notes.txt', { type: 'text/plain' })),
  shows: 'File must be a JPG, PNG or WebP image, or a PDF',
});
export const References = screen({ tags: ['!picture'], ...at('references'), shows: 'Nobody yet.' });
export const ReferencesLacking = screen({
  ...at('references'),
  does: inTurn(write(/^Name/, 'Ruth Sample'), press('Add Reference')),
  shows: 'Relationship is required',
});
export const ReferenceAdded = screen({
  tags: ['!picture'],
  ...at('references'),
  does: inTurn(
    write(/^Name/, 'Ruth Sample'),
    write(/^Phone Number/, '0700 000 201'),
    select(/^Relationship/, 'Colleague'),
    press('Add Reference'),
  ),
  shows: 'References added: 1 of 3',
});
// spec: demonstration/references
export const ThreeReferences = screen({
  tags: ['!picture'],
  ...at('references', { references: [...three] }),
  shows: /as many as can be added/,
});
export const ProgressBegun = held(screen({ ...at('progress'), shows: '15%' }));
export const ProgressHalfWay = held(
  screen({ tags: ['!picture'], ...at('progress', { watched: 16_000 }), shows: '55%' }),
);
export const ProgressHalfWayOnNarrowestPhone = held(
  screen({ ...at('progress', { watched: 16_000 }), globals: narrow, shows: '55%' }),
);
/** The name of a stage never breaks: its status moves below it. */
export const ProgressHalfWayInLargeText = held(
  screen({
    ...at('progress', { watched: 16_000 }),
    globals: { viewport: { value: 'phone' }, textSize: '200%' },
    shows: '55%',
  }),
);
export const ProgressDone = screen({ ...at('progress', { watched: 34_000 }), shows: 'View Report' });
export const Complete = screen({ tags: ['!picture'], ...at('complete'), shows: 'Unlock Contact Details' });
export const CompleteUnlocked = screen({
  tags: ['!picture'],
  ...at('complete'),
  does: press('Unlock Contact Details'),
  shows: '+254 700 000 990',
});
export const DownloadRunning = screen({
  tags: ['!picture'],
  ...at('complete'),
  recorded: [waits(getSampleReport)],
  does: press('Download PDF'),
  shows: 'Preparing PDF...',
});
export const DownloadFailed = screen({
  ...at('complete'),
  recorded: [breaks(getSampleReport)],
  does: press('Download PDF'),
  shows: 'The sample could not be downloaded. Please try again.',
});
// spec: demonstration/report
export const Report = screen({ ...at('report'), shows: 'Executive Summary' });
export const ReportShortlisted = screen({
  tags: ['!picture'],
  ...at('report'),
  does: press('Add to Shortlist'),
  shows: 'Remove from Shortlist',
});
// spec: demonstration/contact
export const Contact = screen({ tags: ['!picture'], ...at('contact'), shows: 'Schedule Interview' });
export const ContactCallAsked = screen({
  ...at('contact'),
  does: press('Call'),
  shows: /you would now call the number/,
});
export const InterviewLacking = screen({
  ...at('contact'),
  does: press('Schedule Interview'),
  shows: 'Please choose a time',
});
export const InterviewScheduled = screen({
  ...at('contact', { isUnlocked: true, interview: { day: '2026-11-25', time: '10:00' } }),
  shows: 'Nov 25, 2026 at 10:00',
});
