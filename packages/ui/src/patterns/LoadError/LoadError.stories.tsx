import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark } from '../../story-kit.tsx';
import { LoadError } from './LoadError.tsx';

const retry = fn();

const meta = {
  title: 'Patterns/LoadError',
  component: LoadError,
  args: {
    message: 'Failed to fetch workers',
    children: 'Check your connection. Nothing you entered is lost.',
    onRetry: retry,
  },
} satisfies Meta<typeof LoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    retry.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch workers');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const Dark: Story = { globals: dark };
