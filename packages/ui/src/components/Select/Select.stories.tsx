import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { Select } from './Select.tsx';

const roles = ['Nanny', 'House Manager', 'Housekeeper', 'Driver', 'Gardener', 'Cook'].map((role) => ({
  value: role,
  label: role,
}));

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Service Type', options: roles, value: 'Nanny', onChange: fn() },
  parameters: guidance({
    do: [
      'Use it for more than five choices of one or two words.',
      'Leave the placeholder out where something is always chosen.',
    ],
    dont: ['Do not use it for two or three choices; show them.'],
    access: ["The phone's own picker opens, which everybody knows how to use."],
  }),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <Select label="Service Type" options={roles} value="Cook" onChange={fn()} />
      <Select
        label="Service Type"
        options={roles}
        value=""
        placeholder="Choose a service type"
        onChange={fn()}
        required
      />
      <Select
        label="Service Type"
        options={roles}
        value=""
        placeholder="Choose"
        onChange={fn()}
        error="Service type is required"
      />
    </Stack>
  ),
};

export const StatesDark: Story = { ...States, globals: dark };

export const Chosen: Story = {
  tags: ['!picture'],
  render: () => (
    <Stateful initial="">
      {(value, setValue) => (
        <Select label="Service Type" options={roles} value={value} onChange={setValue} placeholder="Any" />
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Service Type' });
    await userEvent.selectOptions(select, 'Driver');
    await expect(select).toHaveValue('Driver');
    await userEvent.selectOptions(select, 'Any');
    await expect(select).toHaveValue('');
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <Select
      label="Aina ya huduma unayohitaji nyumbani kwako"
      options={[{ value: 'msimamizi', label: 'Msimamizi wa shughuli za nyumbani' }]}
      value="msimamizi"
      onChange={fn()}
      required
    />
    <Select
      label="Kaunti anakoishi mfanyakazi kwa sasa"
      options={[]}
      value=""
      placeholder="Chagua kaunti moja"
      onChange={fn()}
      hint="Chagua mahali anapolala siku nyingi za wiki."
      error="Tafadhali chagua kaunti ili kuendelea"
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
