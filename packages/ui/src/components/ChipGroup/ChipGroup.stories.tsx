import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { dark, inEveryPlace, narrow, Stateful } from '../../story-kit.tsx';
import { Content } from '../../primitives/Content/Content.tsx';
import { ChipGroup, chipLayouts } from './ChipGroup.tsx';

const statuses = [
  { value: 'all', label: 'All Verifications', count: 12 },
  { value: 'complete', label: 'Complete', count: 4 },
  { value: 'nearly_complete', label: 'Nearly Complete', count: 2 },
  { value: 'in_progress', label: 'In Progress', count: 3 },
  { value: 'just_started', label: 'Just Started', count: 0 },
  { value: 'pending', label: 'Pending', count: 3 },
];

const meta = {
  title: 'Components/ChipGroup',
  component: ChipGroup,
  argTypes: choices({ layout: chipLayouts }),
  args: { label: 'Filter by status', options: statuses, value: 'all', onChange: fn() },
  parameters: guidance({
    do: [
      'Use it for filters that take effect at once.',
      'Keep the labels short, and put the one that shows everything first.',
      'Let more than a line of them slide above a list, so that the list begins on the first screen. It stands in a `Content`.',
    ],
    dont: [
      'Do not use it in a form that is sent; use `RadioCards` or `Select`.',
      'Do not allow several at once: it is one choice.',
    ],
    access: [
      'A group of real radio buttons: Tab comes to it once, the arrow keys move the choice.',
      'The label of the group is heard and not seen.',
      'In a row that slides, the arrow keys bring each chip into sight, and the page itself never scrolls sideways.',
    ],
  }),
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story = {
  render: () => (
    <Stateful initial="all">
      {(value, setValue) => (
        <ChipGroup label="Filter by status" options={statuses} value={value} onChange={setValue} />
      )}
    </Stateful>
  ),
};

export const Playground: Story = live;

export const PlaygroundDark: Story = { ...live, globals: dark };

export const ByKeyboard: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /All Verifications/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^Complete/ })).toBeChecked();
    await userEvent.click(canvas.getByText('Pending'));
    await expect(canvas.getByRole('radio', { name: /^Pending/ })).toBeChecked();
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Filter by status');
  },
};

/** On a phone. The edge of the screen cuts a chip, and the keys reach those beyond it. */
export const Slide: Story = {
  globals: narrow,
  render: () => (
    <Stateful initial="all">
      {(value, setValue) => (
        <Content width="wide">
          <ChipGroup
            layout="slide"
            label="Filter by status"
            options={statuses}
            value={value}
            onChange={setValue}
          />
        </Content>
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('radio', { name: /^Pending/ });
    const right = () => last.getBoundingClientRect().right;
    await expect(right()).toBeGreaterThan(innerWidth);
    canvas.getByRole('radio', { name: /All Verifications/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(last).toBeChecked();
    await waitFor(() => expect(right()).toBeLessThanOrEqual(innerWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const places = inEveryPlace(
  <ChipGroup
    label="Chuja kulingana na hali ya uthibitisho"
    options={[
      { value: 'all', label: 'Uthibitisho wote ulioanzishwa', count: 1234 },
      { value: 'complete', label: 'Uliokamilika', count: 118 },
      { value: 'nearly_complete', label: 'Unaokaribia kukamilika', count: 24 },
      { value: 'pending', label: 'Unaosubiri kuidhinishwa na mfanyakazi', count: 9 },
    ]}
    value="pending"
    onChange={fn()}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
