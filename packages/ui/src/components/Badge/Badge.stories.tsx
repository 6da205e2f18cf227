import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  argTypes: choices({ tone: badgeTones }),
  args: { children: 'Pending Verification', tone: 'warning' },
  parameters: guidance({
    do: [
      'Say the state in one to three words.',
      'Take the tone from one exhaustive record of the app, so that a state looks the same everywhere.',
    ],
    dont: [
      'Do not tell by colour alone: without colour the words must be enough.',
      'Do not put a sentence in it, or anything that can be pressed.',
    ],
    access: ['It is plain text where it stands, so keep it next to the heading that it belongs to.'],
    words: ["One to three words, as in the status vocabulary: 'Unable to verify', never 'Failed'."],
    alternatives: [
      { use: 'Components/StatusLine', when: 'The status needs a sentence, or a date.' },
      { use: 'Components/StatusIcon', when: 'The words stand beside it already.' },
      { use: 'Components/TrustBadge', when: 'It is the tier of a person.' },
    ],
  }),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

// spec: shared-pieces/badge
export const Tones: Story = {
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="success" icon={<CheckIcon size="small" />}>
        Verified
      </Badge>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const looks = ['default', 'success', 'warning', 'danger'].map((tone) => {
      const { backgroundColor, color } = getComputedStyle(within(canvasElement).getByText(tone));
      return `${backgroundColor} ${color}`;
    });
    await expect(new Set(looks).size).toBe(looks.length);
  },
};

export const TonesDark: Story = { ...Tones, globals: dark };

const places = inEveryPlace(
  <Inline>
    <Badge>Bado haijaanza kushughulikiwa</Badge>
    <Badge tone="info">Inaendelea kuchunguzwa</Badge>
    <Badge tone="warning">Inasubiri uthibitisho wa mfanyakazi</Badge>
    <Badge tone="success" icon={<CheckIcon size="small" />}>
      Imethibitishwa kikamilifu
    </Badge>
    <Badge tone="danger">Haikuweza kuthibitishwa</Badge>
  </Inline>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
