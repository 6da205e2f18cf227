import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { StepList, stepListLayouts } from './StepList.tsx';

const steps = [
  { title: 'SMS to the worker', text: 'She is asked for her consent and answers YES or NO.' },
  { title: 'Email confirmation to you' },
  { title: 'The verification team is assigned', text: 'Usually within the hour.' },
  { title: 'Updates at each stage' },
];

const meta = {
  title: 'Components/StepList',
  component: StepList,
  argTypes: choices({ layout: stepListLayouts }),
  args: { steps, label: 'What happens next' },
  parameters: guidance({
    do: ["Tell what happens next, in order, in the person's words.", 'Keep it to three or four steps.'],
    dont: ['Do not use it to show progress; that is `CheckTimeline`.'],
    access: ['An ordered list; readers hear the numbers from the list itself.'],
  }),
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Dark: Story = { globals: dark };
export const Across: Story = { tags: ['!picture'], args: { layout: 'across' } };
export const AcrossOnPhone: Story = {
  ...Across,
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};

const places = inEveryPlace(
  <StepList
    label="Kitakachofuata baada ya malipo"
    steps={[
      {
        title: 'Ujumbe mfupi unatumwa kwa mfanyakazi',
        text: 'Anaombwa idhini ya kuchunguzwa, na kujibu NDIYO au HAPANA.',
      },
      { title: 'Unapokea barua pepe ya kuthibitisha malipo' },
      { title: 'Kazi inakabidhiwa timu ya uthibitishaji', text: 'Kwa kawaida ndani ya saa moja.' },
      { title: 'Unajulishwa maendeleo katika kila hatua' },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
