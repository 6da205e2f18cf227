import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { PhoneField } from './PhoneField.tsx';

const change = fn();

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Phone Number', value: '', onChange: change },
  parameters: guidance({
    do: [
      'Take every spelling and normalise it when the form is sent.',
      "Set `autoComplete` to `off` for somebody else's number.",
    ],
    dont: [
      'Do not rewrite what is typed while it is being typed.',
      'Do not refuse spaces or a leading zero.',
    ],
    access: ["The phone's keyboard for numbers opens, and the browser may fill in the person's own number."],
  }),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <PhoneField label="Phone Number" value="" onChange={change} required hint="We send a code by SMS." />
      <PhoneField label="Phone Number" value="0700 000 012" onChange={change} />
      <PhoneField
        label="Worker's Phone Number"
        value="0700"
        onChange={change}
        autoComplete="off"
        error="Please enter a valid Kenyan phone number (e.g., 0700 000 000, 254700000000, or +254 700 000 000)"
      />
    </Stack>
  ),
};

const live: Story = {
  render: () => (
    <Stateful initial="">
      {(value, setValue) => (
        <PhoneField
          label="Phone Number"
          value={value}
          onChange={(typed) => {
            change(typed);
            setValue(typed);
          }}
        />
      )}
    </Stateful>
  ),
};

const spelling = '+254 (700) 000-012';

/** A user's own spelling stays as typed, also after a correction in the middle. */
export const NeverRewritten: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Phone Number' });
    await userEvent.type(field, spelling);
    await expect(field).toHaveValue(spelling);
    await expect(field).toHaveAttribute('type', 'tel');
    await expect(field).toHaveAttribute('autocomplete', 'tel');
    await userEvent.type(field, '9', { initialSelectionStart: 6, initialSelectionEnd: 7 });
    await expect(field).toHaveValue('+254 (900) 000-012');
    await expect(field.selectionStart).toBe(7);
  },
};

/** Consecutive digits are shown in groups. The value is the input as typed. */
export const GroupedAsTyped: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Phone Number' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('0700000012');
    await expect(field).toHaveValue('0700 000 012');
    await expect(field.selectionStart).toBe(12);
    await expect(change).toHaveBeenLastCalledWith('0700000012');
    // A correction in the middle: the caret and all spaces stay in place.
    await userEvent.type(field, '1', { initialSelectionStart: 2, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('0710 000 012');
    await expect(field.selectionStart).toBe(3);
    await expect(change).toHaveBeenLastCalledWith('0710000012');
    // Digits are deleted at the end, and typed again.
    await userEvent.type(field, '{Backspace>4/}', { initialSelectionStart: 12 });
    await expect(field).toHaveValue('0710 000');
    await userEvent.keyboard('345');
    await expect(field).toHaveValue('0710 000 345');
  },
};

/** A number from a paste or from the browser is shown in groups too. The value is the input as it came. */
export const Pasted: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Phone Number' });
    await userEvent.click(field);
    await userEvent.paste('254700000012');
    await expect(field).toHaveValue('254 700 000 012');
    await expect(change).toHaveBeenLastCalledWith('254700000012');
  },
};

/** A `NumericKeypad` enters the digits. The phone's own keyboard does not open over it. */
export const AboveKeypad: Story = {
  tags: ['!picture'],
  args: { value: '+254 700 0', keyboard: 'keypad' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Phone Number' });
    await expect(field).toHaveAttribute('inputmode', 'none');
    // Input from the browser and from a physical keyboard still works.
    await expect(field).toHaveAttribute('autocomplete', 'tel');
    await userEvent.type(field, '1');
    await expect(change).toHaveBeenLastCalledWith('+254 700 01');
  },
};

/** The screen completes nine digits on blur, as the invite form does: the field shows the screen's value unchanged. */
export const CompletedOnLeaving: Story = {
  tags: ['!picture'],
  render: () => (
    <Stateful initial="">
      {(value, setValue) => (
        <PhoneField
          label="Worker's Phone Number"
          value={value}
          onChange={setValue}
          onBlur={() => {
            setValue(`254${value}`);
          }}
        />
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: "Worker's Phone Number" });
    await userEvent.type(field, '700000012');
    await expect(field).toHaveValue('700 000 012');
    await userEvent.tab();
    await expect(field).toHaveValue('254700000012');
  },
};

const places = inEveryPlace(
  <PhoneField
    label="Nambari ya simu ya mfanyakazi wa nyumbani unayetaka kumwalika"
    value="+254 700 000 012"
    onChange={change}
    autoComplete="off"
    hint="Tutamtumia ujumbe mfupi wa kumwomba ridhaa kabla ya kuanza ukaguzi wowote."
    error="Tafadhali andika nambari sahihi ya simu ya Kenya (mfano 0700 000 000 au +254 700 000 000)"
    required
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
