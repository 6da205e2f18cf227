import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { DateField } from './DateField.tsx';

const change = fn();

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: {
    label: 'Date of Birth',
    value: '1998-03-04',
    onChange: change,
    min: '1926-11-21',
    max: '2008-11-21',
    autoComplete: 'bday',
  },
  parameters: guidance({
    do: [
      'Give the first and the last day that make sense, so that the picker opens near them.',
      'Check the day when the form is sent: one outside the limits can still be typed.',
    ],
    dont: [
      "Do not write 'DD/MM/YYYY' into the hint: the phone shows its own order, which may be another.",
      'Do not ask for a date where a rough time is enough.',
    ],
    access: [
      "The phone's own picker, and every part can be typed on a keyboard.",
      "The chosen day is written out below, '4 March 1998', and readers hear it with the field.",
    ],
  }),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story['render'] = (args) => (
  <Stateful initial="">
    {(value, setValue) => <DateField {...args} value={value} onChange={setValue} />}
  </Stateful>
);

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <DateField label="Date of Birth" value="" onChange={change} required hint="As on your National ID." />
      <DateField label="Date of Birth" value="1998-03-04" onChange={change} />
      <DateField
        label="Date of Birth"
        value="2014-05-06"
        onChange={change}
        error="You must be at least 18 years old to register"
      />
      <DateField
        label="Date of Birth"
        value="1998-03-04"
        onChange={change}
        disabled
        hint="As on the National ID."
      />
    </Stack>
  ),
};

export const DescribedForReaders: Story = {
  tags: ['!picture'],
  args: { hint: 'As on your National ID.', error: 'Not this one', required: true, id: 'birth' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Date of Birth *');
    await expect(field).toHaveAccessibleDescription(
      'As on your National ID. Error: Not this one 4 March 1998',
    );
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('id', 'birth');
    await expect(field).toHaveAttribute('min', '1926-11-21');
    await expect(field).toHaveAttribute('max', '2008-11-21');
  },
};

export const ChosenAndEmptied: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Date of Birth');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await fireEvent.change(field, { target: { value: '1998-04-03' } });
    await expect(field).toHaveValue('1998-04-03');
    await expect(canvasElement).toHaveTextContent('3 April 1998');
    await fireEvent.change(field, { target: { value: '' } });
    await expect(field).toHaveValue('');
    await expect(canvasElement).not.toHaveTextContent('April');
  },
};

export const WrittenOutInKiswahili: Story = {
  tags: ['kiswahili'],
  args: { value: '1998-09-24', language: 'sw' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('24 Septemba 1998');
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <DateField
      label="Tarehe yako ya kuzaliwa kama ilivyo kwenye kitambulisho"
      value="1998-09-24"
      onChange={change}
      language="sw"
      hint="Lazima uwe umetimiza miaka kumi na minane ili kujiandikisha."
      error="Tafadhali weka tarehe sahihi ya kuzaliwa"
      required
    />
    <DateField
      label="Tarehe ya kuanza kazi"
      value="2027-11-28"
      onChange={change}
      language="sw"
      hint="Haiwezi kubadilishwa baada ya mfanyakazi kukubali."
      disabled
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
