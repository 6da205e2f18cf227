import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { TextArea } from './TextArea.tsx';

const change = fn();

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Your Review', value: '', onChange: change, placeholder: 'How was it to work together?' },
  parameters: guidance({
    do: [
      'Use `counterLimit` where a length is advised; it counts and stops nobody.',
      'Give as many rows as an answer usually needs.',
    ],
    dont: ['Do not cut off what was typed or pasted.'],
    access: ["The counter belongs to the field's description, and is read when the field is reached."],
  }),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithError: Story = {
  tags: ['!picture'],
  args: { error: 'Please enter a review', required: true },
};

/** The counter counts and warns, but never stops the input. */
export const Counter: Story = {
  tags: ['!picture'],
  render: () => (
    <Stateful initial="Very">
      {(value, setValue) => (
        <TextArea
          label="Your Review"
          value={value}
          onChange={setValue}
          counterLimit={10}
          hint="In your own words."
        />
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await userEvent.type(area, ' kind and patient');
    await expect(area).toHaveValue('Very kind and patient');
    await expect(area).toHaveAccessibleDescription('In your own words. 21/10 characters');
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <TextArea
      label="Eleza jinsi mfanyakazi alivyotekeleza majukumu yake ya nyumbani"
      value="Alifanya kazi kwa bidii, uaminifu na heshima kwa muda wote wa miaka mitatu aliyoishi nasi."
      onChange={change}
      counterLimit={50}
      hint="Usitaje majina ya watoto, anwani ya nyumbani wala nambari za simu."
      error="Tafadhali andika maoni yako kwa maneno yako mwenyewe"
      required
    />
    <TextArea
      label="Maoni ya ziada kwa timu ya uthibitishaji"
      value=""
      onChange={change}
      counterLimit={1000}
      placeholder="Mlishirikiana vipi kazini?"
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
