import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { QuietLink } from './QuietLink.tsx';

const meta = {
  title: 'Components/QuietLink',
  component: QuietLink,
  args: { children: 'Is this untrue? Tell our team', href: '/help' },
  parameters: guidance({
    do: ['Use it for a way that few readers need, where each entry of a list has one.'],
    dont: ['Do not use it for the main way of a card or a screen.'],
    access: ['A link, 44 px high.', 'One that opens a new tab says so to screen readers.'],
    alternatives: [
      { use: 'Components/TextButton', when: 'It does something here.' },
      { use: 'Components/TextLink', when: 'Most readers need it, or it stands in a sentence.' },
    ],
  }),
} satisfies Meta<typeof QuietLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };

export const InNewTab: Story = {
  tags: ['!picture'],
  args: { newTab: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /\(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

const places = inEveryPlace(
  <Inline gap="large">
    <QuietLink href="/help">Je, si kweli? Iambie timu yetu</QuietLink>
    <QuietLink href="/help">Soma masharti yote ya huduma hii</QuietLink>
  </Inline>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
