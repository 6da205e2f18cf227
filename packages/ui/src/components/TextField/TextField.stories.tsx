import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { TextField, textFieldTypes } from './TextField.tsx';

const change = fn();

const meta = {
  title: 'Components/TextField',
  component: TextField,
  argTypes: choices({ type: textFieldTypes }),
  args: { label: 'Full Name', value: 'Wanjiru Kamau', onChange: change, autoComplete: 'name' },
  parameters: guidance({
    do: [
      'Tell the browser in `autoComplete` what it may fill in.',
      'Say below it, in full words, what is wrong.',
    ],
    dont: [
      'Do not check while a person is still typing for the first time.',
      'Do not use the placeholder as a label.',
    ],
    access: ['Text is at least 16 px, so that no phone zooms into the field.'],
    words: ["The label is a noun: 'Full Name'. The hint says where to find it, the error how to mend it."],
    alternatives: [
      { use: 'Components/TextArea', when: 'More than one line.' },
      { use: 'Components/PhoneField', when: 'A Kenyan phone number.' },
      { use: 'Components/CodeBoxes', when: 'The six digits of an SMS.' },
    ],
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <TextField label="Full Name" value="" onChange={change} required placeholder="Jane Wanjiru" />
      <TextField
        label="Location"
        value=""
        onChange={change}
        hint="The town or estate where the worker will live."
      />
      <TextField
        label="Email Address"
        type="email"
        value="wanjiru@"
        onChange={change}
        error="Please enter a valid email address"
      />
      <TextField label="Company Name" value="Jacaranda Homes" onChange={change} readOnly />
    </Stack>
  ),
};

export const DescribedForReaders: Story = {
  tags: ['!picture'],
  args: { hint: 'As on the National ID.', error: 'Name is required', required: true, id: 'name' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Full Name' });
    await expect(field).toHaveAccessibleDescription('As on the National ID. Error: Name is required');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('id', 'name');
  },
};

export const TypedInto: Story = {
  tags: ['!picture'],
  render: () => (
    <Stateful initial="">
      {(value, setValue) => <TextField label="Full Name" value={value} onChange={setValue} />}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Full Name');
    await userEvent.type(field, "Achieng' Otieno");
    await expect(field).toHaveValue("Achieng' Otieno");
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <TextField
      label="Majina kamili ya mfanyakazi kama yalivyo kwenye kitambulisho cha kitaifa"
      value="Mwanamkasi Nyambura Chepkoech-Wanyonyi"
      onChange={change}
      hint="Andika majina yote matatu; usitumie vifupisho wala majina ya utani yanayotumika nyumbani."
      error="Majina yanaweza kuwa na herufi na nafasi pekee"
      required
    />
    <TextField
      label="Anwani ya barua pepe"
      type="email"
      value="mwanamkasi.chepkoech@nyumbani-salama.co.ke"
      onChange={change}
      hint="Haiwezi kubadilishwa baada ya kuthibitishwa."
      readOnly
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
