import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryPage } from './EntryPage.tsx';

const meta = {
  title: 'Screens/Worker/Entry',
  component: EntryPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', stays: true },
  globals: { audience: 'worker' },
} satisfies Meta<typeof EntryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const PageDark: Story = { globals: { audience: 'worker', mode: 'dark' } };
export const PageOnNarrowestPhone: Story = {
  globals: { audience: 'worker', viewport: { value: 'narrow' } },
};
