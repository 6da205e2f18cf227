import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Components/TextButton',
  component: TextButton,
  args: { children: 'Block this employer', onClick: fn() },
  parameters: guidance({
    do: ['Use it for an action that few readers need, beside what it is about.'],
    dont: [
      'Do not use it for the main action of a card or a form.',
      'Do not let a single press destroy something: ask first.',
    ],
    access: ['A button, 44 px high.', 'While it works it stays in place, and cannot be pressed again.'],
    alternatives: [
      { use: 'Components/Button', when: 'Most readers need the action.' },
      { use: 'Components/TextLink', when: 'It opens another screen.' },
    ],
  }),
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

export const Playground: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Block this employer' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline gap="large">
      <TextButton onClick={nothing}>Report these words</TextButton>
      <TextButton onClick={nothing} busy busyLabel="Sending...">
        Block this employer
      </TextButton>
    </Inline>
  ),
};
export const Dark: Story = { ...Variants, globals: dark };

export const Busy: Story = {
  tags: ['!picture'],
  args: { busy: true, busyLabel: 'Sending...' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sending...' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const places = inEveryPlace(
  <Inline gap="large">
    <TextButton onClick={nothing}>Ripoti maneno haya ya mwajiri</TextButton>
    <TextButton onClick={nothing}>Zuia mwajiri huyu asikuulize tena</TextButton>
  </Inline>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
