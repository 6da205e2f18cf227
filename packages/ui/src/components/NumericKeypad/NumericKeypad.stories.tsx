import { useState } from 'react';
import { groupInThrees } from '@repo/domain/phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { CodeBoxes } from '../CodeBoxes/CodeBoxes.tsx';
import { onlyDigits } from '../CodeField/only-digits.ts';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { NumericKeypad } from './NumericKeypad.tsx';

const change = fn();
const send = fn();

const meta = {
  title: 'Components/NumericKeypad',
  component: NumericKeypad,
  args: { label: 'Keypad', value: '482', onChange: change, maxLength: 6 },
  beforeEach: () => {
    change.mockClear();
    send.mockClear();
  },
  parameters: guidance({
    do: [
      "Put it right below the `CodeBoxes` or the `PhoneField` that shows the digits, and tell that component `keyboard: 'keypad'`.",
      'Give both the same `onChange`, and send a full code from there: `onComplete` of the boxes hears only of what was put into them.',
      'Switch both off together while the code is checked.',
      'Ask `useKeypad` whether there is a keypad at all. Without one, leave out `keyboard` too, and a tablet opens its own keys.',
    ],
    dont: [
      'Do not use it alone: a press is to be seen in the component above it.',
      'Do not use it for amounts, ages or years; `NumberField` opens the keyboard that the person knows.',
      'Do not let it mend the middle: it adds and takes away at the end only.',
    ],
    access: [
      'One stop for the Tab key; the arrows, Home and End move between the keys.',
      "A physical keyboard's digits and Backspace work while one of its keys has the focus, and in the component above always.",
      'A press says the name of its key; the digits so far are read in the component that shows them.',
      'Keys that would change nothing say so and keep the focus; one that is held down counts once.',
      "Every key is at least 48 px high, whatever the reader's text size is.",
    ],
  }),
} satisfies Meta<typeof NumericKeypad>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story['render'] = (args) => (
  <Stateful initial="">
    {(value, setValue) => (
      <Stack>
        <output>{value}</output>
        <NumericKeypad
          {...args}
          value={value}
          onChange={(digits) => {
            change(digits);
            setValue(digits);
          }}
        />
      </Stack>
    )}
  </Stateful>
);

const keyOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });
const touch = (canvasElement: HTMLElement, names: string) =>
  userEvent.pointer(
    Array.from(names).map((name) => ({ keys: '[TouchA]', target: keyOf(canvasElement, name) })),
  );

export const Playground: Story = { render: live };

export const States: Story = {
  render: () => (
    <Stack gap="xlarge">
      <NumericKeypad label="Nothing yet" value="" onChange={change} maxLength={6} />
      <NumericKeypad label="Some digits" value="482" onChange={change} maxLength={6} />
      <NumericKeypad label="All digits" value="482100" onChange={change} maxLength={6} />
      <NumericKeypad label="Being checked" value="482100" onChange={change} maxLength={6} disabled />
    </Stack>
  ),
};

export const NamedForReaders: Story = {
  tags: ['!picture'],
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Keypad' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getAllByRole('button')).toHaveLength(11);
    // There is no digit to delete yet.
    await expect(keyOf(canvasElement, 'Delete last digit')).toHaveAttribute('aria-disabled', 'true');
    await expect(keyOf(canvasElement, '7')).not.toHaveAttribute('aria-disabled');
    for (const key of canvas.getAllByRole('button')) {
      await expect(key.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    }
  },
};

export const ByTouch: Story = {
  render: live,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await touch(canvasElement, '4801');
    await expect(canvas.getByRole('status')).toHaveTextContent('4801');
    await userEvent.click(keyOf(canvasElement, 'Delete last digit'));
    await expect(canvas.getByRole('status')).toHaveTextContent('480');
    await touch(canvasElement, '215');
    await expect(canvas.getByRole('status')).toHaveTextContent('480215');
    // A seventh digit changes nothing, and its key keeps the focus.
    change.mockClear();
    await touch(canvasElement, '7');
    await expect(change).not.toHaveBeenCalled();
    await expect(keyOf(canvasElement, '7')).toHaveAttribute('aria-disabled', 'true');
    await expect(keyOf(canvasElement, '7')).toHaveFocus();
    await expect(keyOf(canvasElement, 'Delete last digit')).not.toHaveAttribute('aria-disabled');
  },
};

export const ByKeyboard: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const digits = within(canvasElement).getByRole('status');
    await userEvent.tab();
    await expect(keyOf(canvasElement, '1')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}{ArrowDown}{ArrowDown} ');
    await expect(digits).toHaveTextContent('50');
    await userEvent.keyboard('{ArrowRight}');
    await expect(keyOf(canvasElement, 'Delete last digit')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(digits).toHaveTextContent('5');
    // Typing works as on any keyboard, whichever key has the focus.
    await userEvent.keyboard('82x1-{Backspace}9');
    await expect(digits).toHaveTextContent('5829');
    await expect(keyOf(canvasElement, 'Delete last digit')).toHaveFocus();
    // One tab stop: Tab leaves the keys, and returns to the last one.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(keyOf(canvasElement, 'Delete last digit')).toHaveFocus();
  },
};

/** A key that is held down too long empties and fills nothing. */
export const HeldDown: Story = {
  tags: ['!picture'],
  args: { value: '482' },
  play: async ({ canvasElement }) => {
    const key = keyOf(canvasElement, 'Delete last digit');
    key.focus();
    await expect(fireEvent.keyDown(key, { key: 'Enter', repeat: true })).toBe(false);
    await fireEvent.keyDown(key, { key: 'Backspace', repeat: true });
    await fireEvent.keyDown(key, { key: '7', repeat: true });
    await expect(change).not.toHaveBeenCalled();
    await fireEvent.keyDown(key, { key: 'Backspace' });
    await expect(change).toHaveBeenCalledOnce();
    await expect(change).toHaveBeenCalledWith('48');
  },
};

export const OffWhileChecked: Story = {
  tags: ['!picture'],
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Keypad' });
    await expect(group).toHaveAttribute('aria-disabled', 'true');
    await touch(canvasElement, '7');
    await userEvent.keyboard('1{Backspace}{Enter}');
    await expect(change).not.toHaveBeenCalled();
    await expect(keyOf(canvasElement, '7')).toHaveFocus();
  },
};

function CodeToSend() {
  const [code, setCode] = useState('');
  const checking = code.length === 6;
  const take = (digits: string) => {
    setCode(digits);
    if (digits.length === 6) send(digits);
  };
  return (
    <Stack>
      <CodeBoxes
        label="Verification Code"
        value={code}
        onChange={take}
        disabled={checking}
        hint={checking ? 'Verifying...' : 'Sent to 0700 000 012'}
        keyboard="keypad"
      />
      <NumericKeypad label="Keypad" value={code} onChange={take} maxLength={6} disabled={checking} />
    </Stack>
  );
}

/** The sixth digit sends the code, whichever component it came through. */
export const WithCodeBoxes: Story = {
  tags: ['!picture'],
  render: () => <CodeToSend />,
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole<HTMLInputElement>('textbox');
    const code = () => boxes.map((box) => box.value || '-').join('');
    await touch(canvasElement, '482');
    await expect(code()).toBe('482---');
    await userEvent.click(keyOf(canvasElement, 'Delete last digit'));
    await expect(code()).toBe('48----');
    // The boxes themselves continue the input. The phone's own keyboard stays closed there.
    await expect(boxes[2]).toHaveAttribute('inputmode', 'none');
    await userEvent.type(boxes[2] ?? canvasElement, '21');
    await expect(code()).toBe('4821--');
    await touch(canvasElement, '00');
    await expect(code()).toBe('482100');
    await expect(send).toHaveBeenCalledOnce();
    await expect(send).toHaveBeenCalledWith('482100');
    await touch(canvasElement, '7');
    await expect(code()).toBe('482100');
    await expect(keyOf(canvasElement, '7')).toHaveFocus();
  },
};

/** The nine digits after the country code, from any spelling in the field. */
const nineOf = (text: string) => onlyDigits(text.replace(/^\+?2?5?4?\s?0?/, ''), 9);

/** The screen keeps nine digits, and the field shows them after the country code. */
export const WithPhoneField: Story = {
  render: () => (
    <Stateful initial="">
      {(digits, setDigits) => (
        <Stack>
          <PhoneField
            label="Phone Number"
            value={groupInThrees(`+254${digits}`)}
            onChange={(typed) => {
              setDigits(nineOf(typed));
            }}
            keyboard="keypad"
          />
          <NumericKeypad label="Keypad" value={digits} onChange={setDigits} maxLength={9} />
        </Stack>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Phone Number' });
    await expect(field).toHaveValue('+254');
    await touch(canvasElement, '7000');
    await expect(field).toHaveValue('+254 700 0');
    await userEvent.click(keyOf(canvasElement, 'Delete last digit'));
    await expect(field).toHaveValue('+254 700');
    await touch(canvasElement, '0000');
    await userEvent.type(field, '12');
    await expect(field).toHaveValue('+254 700 000 012');
    // Neither the field nor the keypad takes a tenth digit.
    await userEvent.type(field, '3');
    await touch(canvasElement, '4');
    await expect(field).toHaveValue('+254 700 000 012');
    await userEvent.clear(field);
    await userEvent.paste('0711 000 345');
    await expect(field).toHaveValue('+254 711 000 345');
    await userEvent.type(field, '{Backspace>12/}');
    await expect(field).toHaveValue('+254');
  },
};

const places = inEveryPlace(
  <Stack>
    <CodeBoxes
      label="Nambari ya uthibitisho yenye tarakimu sita"
      value="88888"
      onChange={change}
      hint="Tumetuma nambari kwa SMS kwenye simu yako ya 0700 000 012."
      error="Nambari ya uthibitisho si sahihi; tafadhali jaribu tena"
      boxLabel={(place, of) => `Tarakimu ya ${String(place)} kati ya ${String(of)}`}
      keyboard="keypad"
      required
    />
    <NumericKeypad
      label="Vitufe vya tarakimu"
      value="88888"
      onChange={change}
      maxLength={6}
      deleteLabel="Futa tarakimu ya mwisho"
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
