import { trustTiers } from '@repo/domain/trust-tier';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { TrustBadge } from './TrustBadge.tsx';

const meta = {
  title: 'Components/TrustBadge',
  component: TrustBadge,
  argTypes: choices({ tier: trustTiers }),
  args: { tier: 'Platinum', score: 82 },
  parameters: guidance({
    do: [
      "Use it wherever a worker's score stands in a list or beside her name.",
      'Give the tier that the service names; never work it out from the score.',
    ],
    dont: ['Do not shorten it to the number alone.'],
    access: ["Readers hear 'Platinum, trust score 82 out of 100'."],
  }),
} satisfies Meta<typeof TrustBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

// spec: shared-pieces/trust-badge
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Platinum, trust score 82 out of 100');
  },
};

const scores = { Platinum: 92, Gold: 72, Silver: 55, Basic: 20 } as const;

export const Tiers: Story = {
  render: () => (
    <Inline>
      {trustTiers.map((tier) => (
        <TrustBadge key={tier} tier={tier} score={scores[tier]} />
      ))}
    </Inline>
  ),
};

export const TiersDark: Story = { ...Tiers, globals: dark };

/** Before anything was checked, and while checks run. */
export const BeforeAndDuringChecks: Story = {
  render: () => (
    <Inline>
      <TrustBadge tier="Basic" score={null} />
      <TrustBadge tier="Basic" score={25} upTo={90} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /^trust score: Not checked yet\s*Basic, trust score 25 so far, up to 90/,
    );
    await expect(canvasElement).not.toHaveTextContent('out of 100');
  },
};
export const BeforeAndDuringChecksDark: Story = { ...BeforeAndDuringChecks, globals: dark };

const places = inEveryPlace(
  <Stack>
    <Inline>
      {trustTiers.map((tier) => (
        <TrustBadge key={tier} tier={tier} score={tier === 'Platinum' ? 100 : scores[tier]} />
      ))}
    </Inline>
    <Spread wrap>
      <Text weight="strong">Mwanamkasi Nyambura Chepkoech-Wanyonyi</Text>
      <TrustBadge tier="Platinum" score={100} />
    </Spread>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
