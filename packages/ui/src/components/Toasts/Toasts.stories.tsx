import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { dark, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { Toasts, toastTones, useToast } from './Toasts.tsx';

function Screen() {
  const tell = useToast();
  return (
    <Inline>
      {toastTones.map((tone) => (
        <Button
          key={tone}
          variant="secondary"
          onClick={() => {
            tell({ text: `Imehifadhiwa: ${tone}`, tone, ...(tone === 'info' && { forMs: 300 }) });
          }}
        >
          {tone}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Components/Toasts',
  component: Toasts,
  args: { children: <Screen /> },
  parameters: guidance({
    do: ['Tell in one short sentence that something is done.'],
    dont: [
      'Do not tell failures that somebody must act on; those are a `Banner`.',
      'Do not put links or questions into a toast: it goes.',
    ],
    access: [
      'Announced without taking the focus; a failure stays until it is closed, the others for six seconds.',
    ],
  }),
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToldAndHidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }));
    await expect(region).toHaveTextContent('Imehifadhiwa: danger');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'info' }));
    await expect(region).toHaveTextContent('Imehifadhiwa: info');
    await waitFor(() => expect(region).toBeEmptyDOMElement(), { timeout: 2_000 });
  },
};

const showAll: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['success', 'warning', 'danger'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await fitsTheScreen();
  },
};

export const All: Story = showAll;
export const AllDark: Story = { ...showAll, globals: dark };
export const AllOnNarrowestPhone: Story = { ...showAll, globals: narrow };
