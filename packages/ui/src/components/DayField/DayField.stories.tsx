import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { DayField } from './DayField.tsx';

const change = fn();

const meta = {
  title: 'Components/DayField',
  component: DayField,
  globals: { audience: 'ops' },
  args: { label: 'Day of issue', value: '', onChange: change },
  parameters: guidance({
    do: [
      'Use it on the site of the team, for a day that a member reads off a paper.',
      'Check the day when the form is sent: words that are no day arrive as no day.',
    ],
    dont: [
      'Do not use it for a day that a person picks: `DateField` has a calendar.',
      "Do not use it on a phone: the phone's own picker is faster than its keyboard.",
    ],
    access: ['The day is written out beside the field, and readers hear it with the field.'],
  }),
} satisfies Meta<typeof DayField>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story['render'] = (args) => (
  <Stateful initial="">
    {(value, setValue) => <DayField {...args} value={value} onChange={setValue} />}
  </Stateful>
);

export const Playground: Story = { render: live };

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <DayField label="Day of issue" value="" onChange={change} required hint="As it stands there." />
      <DayField label="Day of issue" value="2026-10-12" onChange={change} />
      <DayField label="Day of issue" value="" onChange={change} error="Please enter the day of issue." />
    </Stack>
  ),
};

/** As it is typed in Kenya, the day first. */
export const Typed: Story = {
  render: live,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Day of issue');
    await userEvent.type(field, '12102026');
    await expect(field).toHaveValue('12102026');
    await expect(canvas.getByText('12 October 2026')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('12 October 2026');
  },
};

export const TypedAndEmptied: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Day of issue');
    await userEvent.type(field, '31 Oct 2026');
    await expect(canvas.getByText('31 October 2026')).toBeVisible();
    // What is no day any more stays as it was typed.
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('31 Oct 2');
    await expect(canvas.queryByText('31 October 2026')).toBeNull();
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
  },
};

/** A day that the form sets takes the place of what was typed. */
export const SetByTheForm: Story = {
  tags: ['!picture'],
  play: async ({ canvas, mount }) => {
    await mount(<DayField {...meta.args} />);
    await userEvent.type(canvas.getByLabelText('Day of issue'), '1 1');
    await mount(<DayField {...meta.args} value="2026-11-28" />);
    await expect(canvas.getByLabelText('Day of issue')).toHaveValue('28 November 2026');
    await expect(canvas.queryByText('28 November 2026')).toBeNull();
  },
};

const places = inEveryPlace(
  <DayField
    label="Siku ambayo cheti hiki kilitolewa na ofisi"
    value="2026-09-24"
    onChange={change}
    hint="Kama ilivyoandikwa kwenye cheti."
    error="Tafadhali weka tarehe sahihi"
    required
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
