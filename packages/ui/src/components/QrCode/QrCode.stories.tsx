import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { text: 'https://example.org/a-made-up-address', label: 'QR code of an address' },
  parameters: guidance({
    do: ['Use it for a text that another device should read with its camera.'],
    dont: ['Do not show it alone: a person without a second device needs the text itself.'],
    access: ['An image with a name. The same content stands beside it in letters.'],
  }),
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of an address' })).toBeVisible();
  },
};
export const Dark: Story = { globals: dark };

const places = inEveryPlace(
  <QrCode text={`https://example.org/${'a-long-address/'.repeat(8)}`} label="Anwani" />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
