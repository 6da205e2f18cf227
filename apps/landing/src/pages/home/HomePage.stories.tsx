import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'Screens/Landing/Home',
  component: HomePage,
  args: { language: 'en' },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', stays: true },
  globals: { audience: 'landing' },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const PageInKiswahili: Story = { args: { language: 'sw' } };
export const PageDark: Story = { globals: { audience: 'landing', mode: 'dark' } };
export const PageOnNarrowestPhone: Story = {
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
};
