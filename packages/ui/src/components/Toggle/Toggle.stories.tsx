import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { Toggle } from './Toggle.tsx';

const change = fn();

const meta = {
  title: 'Components/Toggle',
  component: Toggle,
  args: { label: 'Contact Requests', on: true, onChange: change },
  parameters: guidance({
    do: [
      'Name what is on when it is on: a noun, and no question.',
      'Keep what was chosen at once, and switch back with an error when that fails.',
    ],
    dont: [
      'Do not put it into a form that is sent with a button: there, a `Checkbox`.',
      "Do not change the label with the state; the words 'On' and 'Off' say it.",
    ],
    access: [
      'Readers hear a switch that is on or off; the word beside it is for the eye, which then needs no colour.',
      'The whole row can be pressed, and is at least 44 px high; the space bar switches.',
    ],
  }),
} satisfies Meta<typeof Toggle>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story['render'] = (args) => (
  <Stateful initial={false}>{(on, setOn) => <Toggle {...args} on={on} onChange={setOn} />}</Stateful>
);

export const Playground: Story = { render: live };

export const States: Story = {
  render: (args) => (
    <Stack gap="small">
      <Toggle {...args} />
      <Toggle {...args} label="New Reviews" on={false} hint="An SMS for every review." />
      <Toggle {...args} label="Verification Updates" on={false} error="It could not be saved" />
      <Toggle {...args} label="Verification Updates" disabled hint="Always on while you are checked." />
      <Toggle {...args} label="New Reviews" on={false} disabled hint="Nobody has reviewed you yet." />
    </Stack>
  ),
};

export const DescribedForReaders: Story = {
  tags: ['!picture'],
  args: { hint: 'By SMS.', error: 'It could not be saved', id: 'requests' },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Contact Requests' });
    await expect(toggle).toHaveAccessibleDescription('By SMS. Error: It could not be saved');
    await expect(toggle).toBeInvalid();
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveAttribute('id', 'requests');
  },
};

export const ByKeyboardAndTouch: Story = {
  tags: ['!picture'],
  args: { hint: 'By SMS.' },
  render: live,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await expect(canvas.getByText('Off')).toBeVisible();
    await expect(canvas.getByText('On')).not.toBeVisible();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await expect(canvas.getByText('On')).toBeVisible();
    await userEvent.click(canvas.getByText('Contact Requests'));
    await expect(toggle).not.toBeChecked();
    // The whole row is the target, with its hint.
    const { left, top } = canvas.getByText('By SMS.').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(toggle);
  },
};

/** A sentence has room beside the switch, or the switch goes below it: the words never form a column of single words. */
export const SentenceOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Waajiri wanaweza kunipata',
    hint: 'Waajiri wasiokujua huona jina lako la kwanza, kazi na alama ya uaminifu.',
    onWord: 'Imewashwa',
    offWord: 'Imezimwa',
  },
  play: async ({ canvas }) => {
    const hint = canvas.getByText(/^Waajiri wasiokujua/);
    await expect(hint.getBoundingClientRect().width).toBeGreaterThan(192);
  },
};

const places = inEveryPlace(
  <Toggle
    label="Nijulishe kuhusu maombi ya mawasiliano kutoka kwa waajiri"
    on
    onChange={change}
    onWord="Imewashwa"
    offWord="Imezimwa"
    hint="Utapokea ujumbe mfupi kila mwajiri anapotaka kuwasiliana nawe."
    error="Mpangilio haukuhifadhiwa; tafadhali jaribu tena"
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
