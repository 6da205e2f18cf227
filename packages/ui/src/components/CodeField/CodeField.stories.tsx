import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { fitsItsCard, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { CodeField } from './CodeField.tsx';

const change = fn();
const complete = fn();

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: 'Verification Code', value: '123456', onChange: change },
  parameters: guidance({
    do: [
      "Use it for the team's codes, of an SMS and of an authenticator app: pasting and the phone's own suggestion work.",
      'Clear it when a new code was sent.',
    ],
    dont: [
      'Do not use it at the sign-in of an employer or a worker, which has a box for each digit: `CodeBoxes`.',
      'Do not send by itself when the last digit comes, unless a wrong code can be mended easily.',
    ],
    access: [
      'The keyboard shows digits, and `one-time-code` lets the phone offer the code from the SMS.',
      'What is no digit is dropped without moving the caret.',
    ],
  }),
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <CodeField label="Verification Code" value="" onChange={change} hint="6 digits, sent to 0700 000 012" />
      <CodeField label="Verification Code" value="4821" onChange={change} />
      <CodeField
        label="Verification Code"
        value="482100"
        onChange={change}
        error="Invalid verification code"
      />
    </Stack>
  ),
};

const live: Story['render'] = () => (
  <Stateful initial="">
    {(value, setValue) => (
      <CodeField label="Verification Code" value={value} onChange={setValue} onComplete={complete} />
    )}
  </Stateful>
);

export const LettersAreRefused: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '1a2b-3');
    await expect(field).toHaveValue('123');
    await userEvent.type(field, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('123');
    await expect(field.selectionStart).toBe(1);
  },
};

export const PastedFromMessage: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    complete.mockClear();
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Your code is 482 100.');
    await expect(field).toHaveValue('482100');
    await expect(complete).toHaveBeenCalledWith('482100');
    await expect(complete).toHaveBeenCalledTimes(1);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '7');
    await expect(field).toHaveValue('482100');
  },
};

const places = inEveryPlace(
  <CodeField
    label="Nambari ya uthibitisho yenye tarakimu sita"
    value="888888"
    onChange={change}
    hint="Tumetuma nambari kwa SMS kwenye simu yako ya 0700 000 012."
    error="Nambari ya uthibitisho si sahihi; tafadhali jaribu tena"
    required
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;

/** Every digit stays visible. */
export const DigitsWholeOnNarrowestPhone: Story = {
  ...places.largeTextNarrowest,
  play: async ({ canvasElement }) => {
    await fitsItsCard({ canvasElement });
    const field = within(canvasElement).getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};
