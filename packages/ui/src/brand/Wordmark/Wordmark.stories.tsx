import { brand } from '@repo/domain/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { markSizes } from '../Mark/Mark.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  title: 'Brand/Wordmark',
  component: Wordmark,
  argTypes: choices({ size: markSizes }),
  parameters: guidance({
    do: ['Put it at the start of the main screens and above the sign-in.'],
    dont: ['Do not write the name beside it once more.'],
    access: ['It is the name as text, so that readers hear it.'],
  }),
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack align="start">
      {markSizes.map((size) => (
        <Wordmark key={size} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(brand.name);
  },
};
