import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace, narrow, Stateful } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Field } from './Field.tsx';
import * as css from './Field.css.ts';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Date',
    hint: 'The frame that every field stands in. Apps use the finished fields.',
    error: 'What is wrong stands below.',
    required: true,
    children: (wiring) => <input {...wiring} className={css.control} type="date" />,
  },
  parameters: guidance({
    do: ['Use it inside of a new kind of field, so that label, hint and error stand as in all others.'],
    dont: [
      'Do not use it in an app: apps use the finished fields.',
      'Do not put help into a placeholder; it is gone when it is needed.',
    ],
    access: [
      'Label, hint and error are tied to the control, and an error is spoken when it comes.',
      'A star marks what is required, and readers are told.',
    ],
    alternatives: [
      {
        use: 'Components/TextField',
        when: 'One line of text. Use `Field` only to make a new kind of field.',
      },
      { use: 'Components/FieldGroup', when: 'Several controls with one question.' },
    ],
  }),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {};
export const FrameDark: Story = { globals: dark };

/** The icon beside a long text keeps its size. */
export const LongError: Story = {
  globals: narrow,
  args: {
    error: 'Please enter a valid Kenyan phone number (e.g., 0700 000 000, 254700000000, or +254 700 000 000)',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(20);
  },
};

/** Checked on blur, as in the forms of the apps: the error is announced and does not take the focus. */
export const ErrorToldWhenLeft: Story = {
  render: () => (
    <Stateful initial={{ email: '', left: false }}>
      {({ email, left }, set) => (
        <Card>
          <Stack>
            <TextField
              label="Email Address"
              value={email}
              onChange={(typed) => {
                set({ email: typed, left: false });
              }}
              onBlur={() => {
                set({ email, left: true });
              }}
              error={left && !email.includes('@') ? 'Please enter a valid email address' : undefined}
            />
            <TextField label="Location" value="" onChange={() => undefined} />
          </Stack>
        </Card>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email Address' });
    const place = email.nextElementSibling;
    const height = email.parentElement?.clientHeight;
    // The region exists, and is empty, before any error.
    await expect(place).toHaveAttribute('aria-live', 'polite');
    await expect(place).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('wanjiru');
    await expect(place).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Location' })).toHaveFocus();
    await expect(email.nextElementSibling).toBe(place);
    await expect(place).toHaveTextContent('Error: Please enter a valid email address');
    await expect(email).toHaveAccessibleDescription('Error: Please enter a valid email address');
    // After the correction, the error and its room disappear.
    await userEvent.type(email, '@example.com');
    await expect(place).toBeEmptyDOMElement();
    await expect(email.parentElement?.clientHeight).toBe(height);
    await expect(email).toHaveFocus();
  },
};

const places = inEveryPlace(
  <Field
    label="Tarehe ya kuzaliwa kama ilivyo kwenye kitambulisho cha taifa"
    hint="Andika siku, mwezi na mwaka kama zilivyoandikwa kwenye kitambulisho."
    error="Tarehe hii haikubaliki: mfanyakazi lazima awe na umri usiopungua miaka kumi na minane"
    required
  >
    {(wiring) => <input {...wiring} className={css.control} type="date" />}
  </Field>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
