import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { dark, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { Tooltip } from './Tooltip.tsx';

const guide = 'Platinum 81-100, Gold 61-80, Silver 41-60, Basic 0-40.';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { label: 'Trust score guide', children: guide },
  parameters: guidance({
    do: ['Explain a term in a sentence or two, beside the term.'],
    dont: ['Do not put into it what everybody needs to know, or anything to press.'],
    access: [
      'It opens on hover, focus and tap, and the pointer can move into it; Escape closes it.',
      "Its text is the button's description, and is read without opening it.",
    ],
  }),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const bubble = () => document.querySelector('[data-radix-popper-content-wrapper]');
const opened = () => waitFor(() => expect(bubble()).toHaveTextContent(guide));
const closed = () => waitFor(() => expect(bubble()).toBeNull());

export const ByTap: Story = {
  render: (args) => (
    <Inline gap="none">
      <Heading level={2}>All Workers (24)</Heading>
      <Tooltip {...args} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Trust score guide' });
    await expect(button).toHaveAccessibleDescription(guide);
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await opened();
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await opened();
  },
};

export const ByTapDark: Story = { ...ByTap, globals: dark };
export const ByTapOnNarrowestPhone: Story = {
  ...ByTap,
  globals: narrow,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await opened();
    await fitsTheScreen();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await opened();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await closed();
  },
};
