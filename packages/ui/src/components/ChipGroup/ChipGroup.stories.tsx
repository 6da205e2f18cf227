import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { ChipGroup } from './ChipGroup.tsx';

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
  args: { label: 'Filter by status', options: statuses, value: 'all', onChange: fn() },
  parameters: guidance({
    do: [
      'Use it for filters that take effect at once.',
      'Keep the labels short, and put the one that shows everything first.',
    ],
    dont: [
      'Do not use it in a form that is sent; use `RadioCards` or `Select`.',
      'Do not allow several at once: it is one choice.',
    ],
    access: [
      'A group of real radio buttons: Tab comes to it once, the arrow keys move the choice.',
      'The label of the group is heard and not seen.',
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
