import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { fitsItsCard, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { CodeBoxes } from './CodeBoxes.tsx';

const change = fn();
const complete = fn();

const meta = {
  title: 'Components/CodeBoxes',
  component: CodeBoxes,
  args: { label: 'Verification Code', value: '482', onChange: change },
  beforeEach: () => {
    complete.mockClear();
  },
  parameters: guidance({
    do: [
      'Send the code by itself when the sixth digit is there, where a wrong one is emptied and typed again.',
      'Empty it after a new SMS. Where a complete code is sent by itself, empty it after a wrong code too, and put the focus on the first box through `ref`.',
      'Put it into a `RoomForError`, so that a refusal moves no button.',
    ],
    dont: ['Do not take the boxes away while the code is checked; switch them off, and the focus stays.'],
    access: [
      "The label names the group, and every box says its place: 'Digit 1 of 6'.",
      "Typing goes on by itself, Backspace goes back, the arrows move; pasting and the phone's own suggestion fill all boxes.",
      'Two lines of three where six targets of 44 px have no room side by side.',
    ],
  }),
} satisfies Meta<typeof CodeBoxes>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story['render'] = (args) => (
  <Stateful initial="">
    {(value, setValue) => <CodeBoxes {...args} value={value} onChange={setValue} onComplete={complete} />}
  </Stateful>
);

const boxesOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole<HTMLInputElement>('textbox');
const digitsOf = (canvasElement: HTMLElement) =>
  boxesOf(canvasElement)
    .map((box) => (box.value === '' ? '-' : box.value))
    .join('');

export const Playground: Story = { render: live };

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <CodeBoxes label="Verification Code" value="" onChange={change} hint="Sent to 0700 000 012" required />
      <CodeBoxes label="Verification Code" value="482" onChange={change} />
      <CodeBoxes
        label="Verification Code"
        value="482100"
        onChange={change}
        error="Invalid verification code"
      />
      <CodeBoxes label="Verification Code" value="482100" onChange={change} disabled hint="Verifying..." />
    </Stack>
  ),
};

export const NamedForReaders: Story = {
  tags: ['!picture'],
  args: { error: 'Invalid verification code', hint: 'Sent to 0700 000 012', required: true, id: 'code' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Verification Code' });
    await expect(group).toHaveAccessibleDescription('Sent to 0700 000 012 Error: Invalid verification code');
    const first = canvas.getByRole('textbox', { name: 'Digit 1 of 6' });
    await expect(first).toHaveAttribute('id', 'code');
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(first).toHaveAttribute('inputmode', 'numeric');
    await expect(first).toBeInvalid();
    await expect(first).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveValue('');
  },
};

export const TypedAndMendedByKeyboard: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const boxes = boxesOf(canvasElement);
    await userEvent.tab();
    await expect(boxes[0]).toHaveFocus();
    await userEvent.keyboard('4x8-2');
    await expect(digitsOf(canvasElement)).toBe('482---');
    await expect(boxes[3]).toHaveFocus();
    // Backspace in an empty box removes the digit before it.
    await userEvent.keyboard('{Backspace}');
    await expect(digitsOf(canvasElement)).toBe('48----');
    await expect(boxes[2]).toHaveFocus();
    await userEvent.keyboard('2100');
    await expect(complete).toHaveBeenCalledTimes(1);
    await expect(complete).toHaveBeenCalledWith('482100');
    // A seventh digit changes nothing.
    await userEvent.keyboard('7');
    await expect(digitsOf(canvasElement)).toBe('482100');
    await expect(complete).toHaveBeenCalledTimes(1);
    // A digit typed over another replaces it. A removed digit leaves a gap.
    await userEvent.keyboard('{Home}7');
    await expect(digitsOf(canvasElement)).toBe('782100');
    await expect(boxes[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Backspace}');
    await expect(digitsOf(canvasElement)).toBe('78-100');
    await expect(boxes[2]).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(complete).toHaveBeenLastCalledWith('789100');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(boxes[4]).toHaveFocus();
  },
};

export const PastedFromMessage: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const boxes = boxesOf(canvasElement);
    await userEvent.click(boxes[3] ?? canvasElement);
    // A press on any empty box focuses the first empty one.
    await expect(boxes[0]).toHaveFocus();
    await userEvent.paste('123 456');
    await expect(digitsOf(canvasElement)).toBe('123456');
    await expect(boxes[5]).toHaveFocus();
    await expect(complete).toHaveBeenCalledTimes(1);
    await userEvent.paste('No code at all');
    await expect(digitsOf(canvasElement)).toBe('123456');
    // A whole code, pasted into a box in the middle, replaces the whole code.
    await userEvent.click(boxes[2] ?? canvasElement);
    await userEvent.paste('Your code is 482-100.');
    await expect(digitsOf(canvasElement)).toBe('482100');
    await expect(complete).toHaveBeenCalledTimes(2);
  },
};

/** A right code over a wrong one, with the same digits at some places. */
export const TypedOverAnother: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const boxes = boxesOf(canvasElement);
    await userEvent.click(boxes[0] ?? canvasElement);
    await userEvent.keyboard('388085');
    await userEvent.click(boxes[0] ?? canvasElement);
    await userEvent.keyboard('388084');
    await expect(digitsOf(canvasElement)).toBe('388084');
  },
};

/** The phone fills the whole code into the field that asked for it. */
export const FilledInByThePhone: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const [first] = boxesOf(canvasElement);
    if (first === undefined) throw new Error('There is no box');
    await fireEvent.input(first, { target: { value: '482100' } });
    await expect(digitsOf(canvasElement)).toBe('482100');
    await expect(complete).toHaveBeenCalledTimes(1);
    await expect(complete).toHaveBeenCalledWith('482100');
  },
};

/** A `NumericKeypad` enters the digits. The phone's own keyboard does not open over it. */
export const AboveKeypad: Story = {
  tags: ['!picture'],
  args: { value: '482', keyboard: 'keypad' },
  play: async ({ canvasElement }) => {
    const boxes = boxesOf(canvasElement);
    await expect(boxes.map((box) => box.inputMode)).toEqual(Array.from(boxes, () => 'none'));
    // Paste and a physical keyboard still work.
    await expect(boxes[0]).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(boxes[3] ?? canvasElement, '1');
    await expect(change).toHaveBeenLastCalledWith('4821');
  },
};

function RefusesEveryCode() {
  const [code, setCode] = useState('');
  const first = useRef<HTMLInputElement>(null);
  return (
    <CodeBoxes
      label="Verification Code"
      value={code}
      onChange={setCode}
      onComplete={() => {
        setCode('');
        first.current?.focus();
      }}
      ref={first}
    />
  );
}

export const EmptiedAfterWrongCode: Story = {
  tags: ['!picture'],
  render: () => <RefusesEveryCode />,
  play: async ({ canvasElement }) => {
    const boxes = boxesOf(canvasElement);
    await userEvent.click(boxes[0] ?? canvasElement);
    await userEvent.keyboard('482100');
    await expect(digitsOf(canvasElement)).toBe('------');
    await expect(boxes[0]).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(digitsOf(canvasElement)).toBe('4-----');
  },
};

export const OffWhileChecked: Story = {
  tags: ['!picture'],
  args: { value: '482100', disabled: true },
  play: async ({ canvasElement }) => {
    change.mockClear();
    const boxes = boxesOf(canvasElement);
    await userEvent.click(boxes[5] ?? canvasElement);
    await userEvent.keyboard('7{Backspace}');
    await userEvent.paste('123456');
    await expect(change).not.toHaveBeenCalled();
    await expect(boxes[5]).toHaveFocus();
    await expect(boxes[5]).toHaveAttribute('readonly');
  },
};

const places = inEveryPlace(
  <CodeBoxes
    label="Nambari ya uthibitisho yenye tarakimu sita"
    value="888888"
    onChange={change}
    hint="Tumetuma nambari kwa SMS kwenye simu yako ya 0700 000 012."
    error="Nambari ya uthibitisho si sahihi; tafadhali jaribu tena"
    boxLabel={(place, of) => `Tarakimu ya ${String(place)} kati ya ${String(of)}`}
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
    for (const box of boxesOf(canvasElement)) {
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    }
  },
};
