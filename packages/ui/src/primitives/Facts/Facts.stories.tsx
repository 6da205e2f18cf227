import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, largeText, narrow } from '../../story-kit.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Facts } from './Facts.tsx';

const meta = {
  title: 'Primitives/Facts',
  component: Facts,
  args: { children: ['House Manager', 'Westlands, Nairobi', '9 years experience'] },
  render: (args) => (
    <Card>
      <Text size="small" tone="muted">
        <Facts {...args} />
      </Text>
    </Card>
  ),
  parameters: guidance({
    do: ['Use it for two to four short facts below a name.'],
    dont: [
      'Do not use it for sentences, nor for anything that can be pressed: what lies before a line is cut off.',
    ],
    access: ['Readers hear the facts without the dots.'],
    alternatives: [{ use: 'Components/DefinitionList', when: 'Each fact needs its name.' }],
  }),
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = { tags: ['!picture'] };
export const OnNarrowestPhone: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    const [first, last] = ['House Manager', '9 years experience'].map((fact) => canvas.getByText(fact));
    if (first === undefined || last === undefined) throw new Error('A fact is missing');
    // The last one begins a line: its words stand below those of the first, and its dot lies in the part that is cut off.
    await expect(last.offsetTop).toBeGreaterThan(first.offsetTop);
    await expect(last.offsetLeft).toBe(first.offsetLeft);
  },
};
export const LargeTextDark: Story = { globals: { ...largeText, ...narrow, ...dark } };
