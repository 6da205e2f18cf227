import { brand } from '@repo/domain/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { WordmarkLink } from './WordmarkLink.tsx';

const meta = {
  title: 'Brand/WordmarkLink',
  component: WordmarkLink,
  args: { href: '#home' },
  parameters: guidance({
    do: ['Put it at the top of every page but home itself.'],
    dont: ['Do not link the home to itself; `Wordmark` stands there.'],
    access: ['Its name says where it leads: the name of the product, and home.'],
  }),
} satisfies Meta<typeof WordmarkLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `${brand.name}, home` })).toBeVisible();
  },
};
