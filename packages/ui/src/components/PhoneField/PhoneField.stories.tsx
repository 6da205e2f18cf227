import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Stateful } from '../../story-kit.tsx';
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

const spelling = '+254 (700) 000-012';

/** Any spelling stays as it was typed, also when something is mended in the middle. */
export const NeverRewritten: Story = {
  render: () => (
    <Stateful initial="">
      {(value, setValue) => <PhoneField label="Phone Number" value={value} onChange={setValue} />}
    </Stateful>
  ),
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
