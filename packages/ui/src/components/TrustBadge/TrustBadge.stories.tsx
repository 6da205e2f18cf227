import { trustTiers } from '@repo/domain/trust-tier';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './TrustBadge.css.ts';
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
    dont: [
      'Do not shorten it to the number alone.',
      'Do not show the metal of a tier beside a finding: `plain` is for that.',
    ],
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

/** Beside a finding: the words, without the metal. */
export const BesideFinding: Story = { args: { plain: true, tier: 'Gold', score: 65 } };

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

/** One gold light goes over the badge when the tier rises while the page is open, and none when it falls. */
export const Rises: Story = {
  tags: ['!picture'],
  render: () => (
    <Stateful<number> initial={55}>
      {(score, setScore) => (
        <Stack>
          <div>
            <TrustBadge tier={score > 60 ? 'Gold' : 'Silver'} score={score} />
          </div>
          <Inline>
            <Button onClick={() => setScore(72)}>Rise</Button>
            <Button onClick={() => setScore(55)}>Fall</Button>
          </Inline>
        </Stack>
      )}
    </Stateful>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shining = () => canvasElement.getElementsByClassName(css.shines).length;
    await expect(shining()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Rise' }));
    await expect(shining()).toBe(1);
    await expect(canvasElement).toHaveTextContent('Gold, trust score 72 out of 100');
    await userEvent.click(canvas.getByRole('button', { name: 'Fall' }));
    await expect(shining()).toBe(0);
  },
};

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
