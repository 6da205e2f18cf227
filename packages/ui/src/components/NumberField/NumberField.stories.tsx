import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { NumberField } from './NumberField.tsx';

const change = fn();

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Years of Experience', value: '5', onChange: change, unit: 'years', min: 0, max: 50 },
  parameters: guidance({
    do: [
      'Say what is counted with `unit`, and the limits in the hint or in the error.',
      'Check the text when the form is sent: what was typed arrives as it is.',
    ],
    dont: [
      'Do not use it for phone numbers, ID numbers or codes: those are no amounts.',
      'Do not cut a number down to its limit without a word.',
    ],
    access: [
      'The phone shows its number keys; with a keyboard the up and down arrows count within the limits.',
      'Readers hear the limits and the unit. The wheel changes nothing.',
    ],
  }),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story['render'] = (args) => (
  <Stateful initial="">
    {(value, setValue) => <NumberField {...args} value={value} onChange={setValue} />}
  </Stateful>
);

export const Playground: Story = { render: live };

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <NumberField label="Family Size" value="" onChange={change} required placeholder="4" />
      <NumberField
        label="Years of Experience"
        value="5"
        onChange={change}
        unit="years"
        hint="Count the years with all families."
      />
      <NumberField
        label="Years of Experience"
        value="70"
        onChange={change}
        unit="years"
        max={50}
        error="Please enter a valid number of years (0-50)"
      />
      <NumberField
        label="Age"
        value="34"
        onChange={change}
        unit="years"
        disabled
        hint="As on the National ID."
      />
    </Stack>
  ),
};

export const DescribedForReaders: Story = {
  tags: ['!picture'],
  args: { hint: 'Whole years only.', error: 'Please enter a number', required: true, id: 'years' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Years of Experience' });
    await expect(field).toHaveAccessibleDescription('Whole years only. Error: Please enter a number years');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('id', 'years');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('aria-valuenow', '5');
    await expect(field).toHaveAttribute('aria-valuemax', '50');
  },
};

export const KeptUntilLeft: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Years of Experience');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('007');
    await expect(field).toHaveValue('007');
    await userEvent.tab();
    await expect(field).toHaveValue('7');
    // The field does not turn another text into a whole number.
    await userEvent.clear(field);
    await userEvent.type(field, '3.5');
    await userEvent.tab();
    await expect(field).toHaveValue('3.5');
  },
};

export const CountedByArrowsNotByWheel: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Years of Experience');
    await userEvent.type(field, '49{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('50');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('49');
    await expect(field).toHaveFocus();
    await fireEvent.wheel(field, { deltaY: -100 });
    await expect(field).toHaveValue('49');
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <NumberField
      label="Miaka ya uzoefu wa kazi za nyumbani kwa waajiri wote"
      value="12"
      onChange={change}
      unit="miaka ya kufanya kazi"
      hint="Hesabu miaka yote uliyofanya kazi, hata kama ni kwa waajiri tofauti."
      error="Tafadhali andika idadi sahihi ya miaka (0-50)"
      required
    />
    <NumberField
      label="Mshahara wa mwezi unaotarajia kulipwa"
      value="1250000"
      onChange={change}
      unit="shilingi za Kenya"
      hint="Hauwezi kubadilishwa baada ya makubaliano kutiwa saini."
      disabled
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
