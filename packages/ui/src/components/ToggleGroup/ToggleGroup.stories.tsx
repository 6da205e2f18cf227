import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { CardIcon } from '../../icons/CardIcon.tsx';
import { PhoneIcon } from '../../icons/PhoneIcon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { ToggleGroup } from './ToggleGroup.tsx';

const change = fn();

const methods = [
  { value: 'mobile_money', label: 'M-PESA', icon: <PhoneIcon /> },
  { value: 'card', label: 'Card', icon: <CardIcon /> },
];

const meta = {
  title: 'Components/ToggleGroup',
  component: ToggleGroup,
  args: { label: 'Payment Method', options: methods, value: 'mobile_money', onChange: change },
  parameters: guidance({
    do: ['Use it for two or three short choices that exclude each other.'],
    dont: [
      'Do not use it to switch one thing on or off.',
      'Do not use it for more than three; `ChipGroup` wraps.',
    ],
    access: ['Real radio buttons with a legend: the arrow keys move the choice.'],
  }),
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story = {
  render: () => (
    <Card>
      <Stateful initial="mobile_money">
        {(value, setValue) => (
          <ToggleGroup label="Payment Method" options={methods} value={value} onChange={setValue} />
        )}
      </Stateful>
    </Card>
  ),
};

export const Playground: Story = live;
export const PlaygroundDark: Story = { ...live, globals: dark };

export const ByKeyboard: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Card' })).toBeChecked();
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <ToggleGroup
      label="Utalipa kwa njia gani?"
      options={[
        { value: 'mobile_money', label: 'Malipo ya M-PESA', icon: <PhoneIcon /> },
        { value: 'card', label: 'Kadi ya benki', icon: <CardIcon /> },
      ]}
      value="mobile_money"
      onChange={change}
    />
    <ToggleGroup
      label="Mfanyakazi ataishi wapi wakati wa mkataba wake wa kazi?"
      options={[
        { value: 'live_in', label: 'Nyumbani kwa mwajiri' },
        { value: 'live_out', label: 'Anakuja na kurudi kwake' },
        { value: 'both', label: 'Wataelewana' },
      ]}
      value="live_out"
      onChange={change}
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
