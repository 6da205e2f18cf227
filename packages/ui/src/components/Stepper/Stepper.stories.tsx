import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { fitsTheScreen, inEveryPlace, narrow, Stateful } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stepper } from './Stepper.tsx';

const steps = ['Personal Information', 'Work Details', 'Emergency Contact & Photo'];

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { label: 'Complete your profile', steps, current: 2 },
  parameters: guidance({
    do: [
      'Put it above a form that stands on several screens.',
      'Lead the focus to the heading of the next step when it comes.',
    ],
    dont: [
      'Do not make it the way from step to step: the buttons of the form are.',
      'Do not use it for what happens by itself: `Timeline` tells what comes next, `CheckTimeline` what is done.',
    ],
    access: [
      'Readers hear all the steps with their place, which one is current and which are done.',
      'Colour is not the only sign: what is done has a tick, what is behind and not complete keeps its number.',
    ],
  }),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Complete your profile' });
    const [first, second, third] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Step 1 of 3: Personal Information (done)');
    await expect(first).not.toHaveAttribute('aria-current');
    await expect(second).toHaveTextContent('2Step 2 of 3: Work Details');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveTextContent('done');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="xlarge">
      {[1, 2, 3, 4].map((current) => (
        <Stepper key={current} label={`At ${String(current)}`} steps={steps} current={current} />
      ))}
      <Stepper label="The first lacks something" steps={steps} current={3} incomplete={[1]} />
      <Stepper label="Two steps" steps={['Phone', 'Code']} current={1} />
      <Stepper
        label="Six steps"
        steps={['Welcome', 'Phone', 'Code', 'Profile', 'Work', 'Photo']}
        current={4}
      />
    </Stack>
  ),
  play: fitsTheScreen,
};
/** A past step that lacks a required input has no tick, and a screen reader says that it is not complete. */
export const Incomplete: Story = {
  tags: ['!picture'],
  args: { current: 3, incomplete: [1, 3] },
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('1Step 1 of 3: Personal Information (not complete)');
    await expect(second).toHaveTextContent('Work Details (done)');
    await expect(third).toHaveTextContent(/Photo$/);
  },
};

/** Only the current step has visible words. Screen readers say the others. */
export const OnNarrowestPhone: Story = {
  globals: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [here, inList] = canvas.getAllByText('Work Details');
    await expect(here).toBeVisible();
    await expect(inList?.clientWidth).toBe(1);
    await expect(canvas.getByText('Personal Information').clientWidth).toBe(1);
    await fitsTheScreen();
  },
};

/** A column with room for the words of a few steps, but not of seven: no word breaks in two. */
export const ManyInNarrowColumn: Story = {
  args: {
    label: 'Demonstration',
    steps: ['Payment', 'Kickoff', 'Referees', 'Progress', 'Result', 'Report', 'Contact'],
    current: 3,
  },
  decorators: (Story) => (
    <div style={{ inlineSize: '32rem', maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [here, inList] = canvas.getAllByText('Referees');
    await expect(here).toBeVisible();
    await expect(inList?.clientWidth).toBe(1);
  },
};

/** It takes no focus: the buttons of the form move it on. */
export const ByKeyboard: Story = {
  render: (args) => (
    <Stateful initial={1}>
      {(current, setCurrent) => (
        <Card>
          <Stack>
            <Stepper {...args} current={current} />
            <Button
              onClick={() => {
                setCurrent(current + 1);
              }}
            >
              Next
            </Button>
          </Stack>
        </Card>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    const [, second, third] = canvas.getAllByRole('listitem');
    await expect(second).toHaveTextContent('Work Details (done)');
    await expect(third).toHaveAttribute('aria-current', 'step');
  },
};

const stepsInKiswahili = [
  'Maelezo ya kibinafsi',
  'Maelezo ya kazi na uzoefu',
  'Mtu wa kuwasiliana naye wakati wa dharura',
];
const stepText = (step: number, total: number) => `Hatua ya ${String(step)} kati ya ${String(total)}`;

const places = inEveryPlace(
  <Stack gap="xlarge">
    <Stepper
      label="Kamilisha wasifu wako"
      steps={stepsInKiswahili}
      current={3}
      stepText={stepText}
      doneText="imekamilika"
    />
    <Stepper
      label="Jiunge nasi"
      steps={['Karibu', 'Nambari ya simu', 'Wasifu wako', 'Kazi na uzoefu', 'Picha ya pasipoti']}
      current={1}
      stepText={stepText}
      doneText="imekamilika"
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
