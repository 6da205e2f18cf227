import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { Timeline, timelineLayouts, type TimelineStep } from './Timeline.tsx';

const steps: readonly TimelineStep[] = [
  { title: 'SMS to the worker', text: 'She is asked for her consent and answers YES or NO.' },
  { title: 'Email confirmation to you' },
  { title: 'The verification team is assigned', text: 'Usually within the hour.' },
  { title: 'Updates at each stage' },
];

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  argTypes: choices({ layout: timelineLayouts }),
  args: { steps, label: 'What happens next' },
  parameters: guidance({
    do: [
      "Tell what happens, in order, in the person's words.",
      'Say which step goes on wherever you know it: the line fills up to there.',
      'Put the button of what the person must do into its own step.',
      'Say in `more` what few ask of a step that is over.',
    ],
    dont: [
      'Do not use it for the checks of a case; `CheckTimeline` knows their states.',
      'Do not use it for the pages of a form; that is `Stepper`.',
      'Do not put a sentence into `date`: it has only the end of a line.',
    ],
    access: [
      'An ordered list; readers hear the numbers from the list itself, and which step is the current one.',
      'What opens is a native disclosure, which works with the keyboard and without any script.',
      'The pulse of the current step rests where the reader wants no motion.',
    ],
    words: [
      "A title says what happens, or what has happened: 'She said yes'. The date is short: 'By Nov 24'.",
    ],
    alternatives: [
      { use: 'Components/CheckTimeline', when: 'The checks of a case, which know their states.' },
      { use: 'Components/Stepper', when: 'The pages of a form.' },
      { use: 'Components/ProgressBar', when: 'Only how much is done.' },
    ],
  }),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};
export const Across: Story = { tags: ['!picture'], args: { layout: 'across' } };
export const AcrossOnPhone: Story = {
  ...Across,
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};

export const Begun: Story = {
  args: {
    now: 1,
    steps: [
      { title: 'SMS to the worker' },
      { title: 'She answers YES or NO', text: 'We remind her once, after 24 hours.' },
      { title: 'You complete the payment' },
      { title: 'The checks start' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent(
      'She answers YES or NO',
    );
  },
};
export const BegunAcross: Story = { args: { ...Begun.args, layout: 'across' } };

/** Steps with a state of their own. The one that waits for the reader has her button. */
export const WithStates: Story = {
  args: {
    steps: [
      {
        title: 'Profile Created',
        stage: 'past',
        icon: CheckIcon,
        tone: 'success',
        state: 'Completed',
        date: 'Mar 1, 2027',
        more: 'All of its required fields are filled in.',
      },
      {
        title: 'ID Uploaded',
        stage: 'now',
        icon: MinusIcon,
        tone: 'info',
        state: 'Pending Upload',
        text: (
          <Button fullWidth onClick={() => undefined}>
            Start
          </Button>
        ),
      },
      {
        title: 'References',
        stage: 'later',
        icon: ClockIcon,
        tone: 'info',
        state: '1 of 2 verified',
        date: 'Expected Mar 12, 2027',
      },
      { title: 'Final Approval', stage: 'later', icon: MinusIcon, state: 'Waiting for documents' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByText('All of its required fields are filled in.');
    await expect(more).not.toBeVisible();
    await userEvent.click(canvas.getByText('Profile Created'));
    await expect(more).toBeVisible();
    await userEvent.click(canvas.getByText('Profile Created'));
  },
};
export const WithStatesDark: Story = { ...WithStates, globals: dark };

const places = inEveryPlace(
  <Timeline
    label="Kitakachofuata baada ya malipo"
    steps={[
      {
        title: 'Ujumbe mfupi unatumwa kwa mfanyakazi',
        stage: 'past',
        icon: CheckIcon,
        tone: 'success',
        state: 'Imekamilika',
        date: 'Tarehe 24 Septemba 2027',
        more: 'Anaombwa idhini ya kuchunguzwa, na kujibu NDIYO au HAPANA.',
      },
      { title: 'Unapokea barua pepe ya kuthibitisha malipo', stage: 'now' },
      {
        title: 'Kazi inakabidhiwa timu ya uthibitishaji',
        text: 'Kwa kawaida ndani ya saa moja.',
        stage: 'later',
      },
      { title: 'Unajulishwa maendeleo katika kila hatua' },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
