import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { fitsTheScreen, inEveryPlace, largeText, narrow } from '../../story-kit.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Tooltip } from './Tooltip.tsx';

const guide = 'Platinum 81-100, Gold 61-80, Silver 41-60, Basic 0-40.';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { label: 'Trust score guide', children: guide },
  // What opens is over the page: in a frame of its own on the docs page.
  parameters: {
    ...guidance({
      do: ['Explain a term in a sentence or two, beside the term.'],
      dont: ['Do not put into it what everybody needs to know, or anything to press.'],
      access: [
        'It opens on hover, focus and tap, and the pointer can move into it; Escape closes it.',
        "Its text is the button's description, and is read without opening it.",
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 240 } },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const bubble = () => document.querySelector('[data-radix-popper-content-wrapper]');
const opened = (words = guide) => waitFor(() => expect(bubble()).toHaveTextContent(words));
const closed = () => waitFor(() => expect(bubble()).toBeNull());

// spec: dashboard-workers/score-guide, shared-pieces/tooltip
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
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await opened();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await closed();
  },
};

const guideInKiswahili =
  'Platinamu 81-100, Dhahabu 61-80, Fedha 41-60, Msingi 0-40. Alama huhesabiwa upya uthibitishaji unapokamilika.';

function InKiswahili() {
  return (
    <Inline gap="none">
      <Heading level={2}>Wafanyakazi wote waliothibitishwa (24)</Heading>
      <Tooltip label="Mwongozo wa alama za uaminifu">{guideInKiswahili}</Tooltip>
    </Inline>
  );
}

/** The whole explanation is on the screen, over all other content. */
const isInSight = async () => {
  await opened(guideInKiswahili);
  await fitsTheScreen();
  await waitFor(async () => {
    const { left, right, top, bottom } = bubble()?.getBoundingClientRect() ?? new DOMRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    await expect(bubble()).toContainElement(over instanceof HTMLElement ? over : null);
  });
};

export const OpenInLargeTextOnNarrowestPhone: Story = {
  globals: { ...largeText, ...narrow },
  render: () => <InKiswahili />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await isInSight();
  },
};

export const OpenInDialog: Story = {
  render: () => (
    <Dialog open title="Chagua mfanyakazi" onClose={() => undefined}>
      <InKiswahili />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mwongozo wa alama za uaminifu' }));
    await isInSight();
  },
};

const places = inEveryPlace(<InKiswahili />);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
