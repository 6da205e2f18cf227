import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { fieldId: 'name', message: 'Full name is required' },
  { fieldId: 'phone', message: 'Phone number is required' },
  { message: 'Network error. Please try again.' },
];

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: { errors },
  parameters: guidance({
    do: [
      'Show it above a form after an attempt that failed in several fields.',
      'Use the same words as at the fields.',
    ],
    dont: [
      'Do not show it while a person is still typing.',
      'Do not let it take the focus again while errors are being mended; raise `attempt` for that.',
    ],
    access: ['It takes the focus and is announced; each entry is a link that leads to its field.'],
  }),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverForm: Story = {
  render: (args) => (
    <Stack gap="large">
      <ErrorSummary {...args} />
      <TextField id="name" label="Full Name" value="" onChange={fn()} error="Full name is required" />
      <PhoneField id="phone" label="Phone Number" value="" onChange={fn()} error="Phone number is required" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Phone number is required' }));
    await expect(canvas.getByLabelText('Phone Number')).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

const elsewhere = fn();

/** A form of several screens: the screen of the entry's field must open first. */
export const FieldOnAnotherScreen: Story = {
  tags: ['!picture'],
  args: { errors: [{ fieldId: 'name', message: 'Full name is required', onFollow: elsewhere }] },
  play: async ({ canvasElement }) => {
    elsewhere.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Full name is required' }));
    await expect(elsewhere).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: dark };

export const NothingWrong: Story = {
  tags: ['!picture'],
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

const places = inEveryPlace(
  <ErrorSummary
    errors={[
      { fieldId: 'jina', message: 'Jina kamili kama lilivyo kwenye kitambulisho linahitajika' },
      {
        fieldId: 'simu',
        message: 'Tafadhali andika nambari sahihi ya simu ya Kenya (mfano 0700 000 000 au +254 700 000 000)',
      },
      { message: 'Muunganisho wa intaneti umekatika. Tafadhali jaribu tena baadaye.' },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
