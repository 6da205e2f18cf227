import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { PullQuote } from './PullQuote.tsx';

const meta = {
  title: 'Components/PullQuote',
  component: PullQuote,
  args: {
    source: 'Our recommendation · Nov 23, 2026',
    children: 'Recommended. Ask to see the original police certificate before she starts.',
  },
  parameters: guidance({
    do: ['Use it once on a page, for the words that a reader came for.', 'Say who said it, and when.'],
    dont: ['Do not use it for our own explanations.', 'Do not shorten what somebody said.'],
    access: ['A figure with a caption: readers hear who says it before the words.'],
  }),
} satisfies Meta<typeof PullQuote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Before the words are there. */
export const Note: Story = {
  tags: ['!picture'],
  args: {
    kind: 'note',
    source: 'Next · nothing for you to do',
    children: 'Waiting for Achieng: we asked for the police clearance certificate.',
  },
};
export const Dark: Story = { globals: dark };

const places = inEveryPlace(
  <PullQuote source="Mapendekezo ya timu ya uthibitishaji · 23 Novemba 2026">
    Anapendekezwa. Omba kuona cheti halisi cha mwenendo mwema kutoka kwa polisi kabla hajaanza kazi nyumbani
    kwako.
  </PullQuote>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
