import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { StarPicker, type StarCount } from './StarPicker.tsx';

const change = fn();

const meta = {
  title: 'Components/StarPicker',
  component: StarPicker,
  args: { label: 'Your rating', value: 5, onChange: change },
  parameters: guidance({
    do: [
      'Say in the label what is rated.',
      'Start with five stars where the form says so; start with none where the answer must be thought about.',
    ],
    dont: [
      'Do not show a rating that somebody else gave with it; `StarRating` does.',
      'Do not send the form when a star is pressed.',
    ],
    access: [
      'A group of radio buttons: one stop for the Tab key, and the arrow keys move the choice.',
      "Every star is named, '4 stars' and not 'star', and is at least 44 px wide and high.",
    ],
  }),
} satisfies Meta<typeof StarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story['render'] = (args) => (
  <Stateful<StarCount | 0> initial={5}>
    {(value, setValue) => <StarPicker {...args} value={value} onChange={setValue} />}
  </Stateful>
);

export const Playground: Story = { render: live };
export const PlaygroundDark: Story = { render: live, globals: dark };

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <StarPicker label="Your rating" value={0} onChange={change} required />
      <StarPicker label="Your rating" value={3} onChange={change} hint="How was her work?" />
      <StarPicker
        label="Your rating"
        value={0}
        onChange={change}
        required
        error="Please select a valid rating (1-5 stars)"
      />
      <StarPicker
        label="Your rating"
        value={4}
        onChange={change}
        disabled
        hint="A published review cannot be changed."
      />
    </Stack>
  ),
};
export const StatesDark: Story = { ...States, globals: dark };

export const DescribedForReaders: Story = {
  tags: ['!picture'],
  args: { value: 0, required: true, hint: 'How was her work?', error: 'Please choose', id: 'rating' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: 'Your rating' });
    await expect(group).toHaveAccessibleDescription('How was her work? Error: Please choose');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveAttribute('id', 'rating');
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  },
};

// spec: write-review/stars
export const ByKeyboard: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await expect(canvasElement).toHaveTextContent(/2 stars$/);
  },
};

/** Without a choice the first star takes the focus, and a form that was sent too early can move the focus there. */
export const FocusedByItsForm: Story = {
  tags: ['!picture'],
  render: () => (
    <Stateful<StarCount | 0> initial={0}>
      {(value, setValue) => (
        <StarPicker
          label="Your rating"
          value={value}
          onChange={setValue}
          ref={(star) => {
            if (star?.value === '1' && !star.checked) star.focus();
          }}
        />
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '1 star' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};

export const Off: Story = {
  tags: ['!picture'],
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: '1 star' })).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <StarPicker
      label="Je, uliridhishwa kiasi gani na kazi ya mfanyakazi huyu wa nyumbani?"
      value={4}
      onChange={change}
      hint="Nyota moja ni kutoridhika kabisa; nyota tano ni kuridhika kikamilifu."
      error="Tafadhali chagua kiwango sahihi, kuanzia nyota moja hadi nyota tano"
      starLabel={(stars) => `Nyota ${String(stars)}`}
      required
    />
    <StarPicker
      label="Ukadiriaji wako"
      value={5}
      onChange={change}
      hint="Maoni yaliyochapishwa hayawezi kubadilishwa."
      starLabel={(stars) => `Nyota ${String(stars)}`}
      disabled
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
