import { trustTiers } from '@repo/domain/trust-tier';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import * as grows from './growth.css.ts';
import { ScoreCircle, scoreCircleSizes } from './ScoreCircle.tsx';

const meta = {
  title: 'Components/ScoreCircle',
  component: ScoreCircle,
  argTypes: choices({ size: scoreCircleSizes, tier: trustTiers }),
  args: { score: 82, tier: 'Platinum', size: 'large' },
  parameters: guidance({
    do: [
      'Use it once on a screen, for the one score that the screen is about.',
      'Give the tier that the service names.',
    ],
    dont: [
      'Do not use it in lists; `TrustBadge` takes one line.',
      'Do not show the metal of a tier beside a finding: `plain` is for that.',
    ],
    access: [
      "Readers hear '82 out of 100, Platinum', and nothing of the drawing.",
      "The number is written in the middle, so the ring's colour is never the only sign.",
      'Readers hear the new score at once while the ring grows to it. For people who asked for less motion it has grown.',
    ],
    words: ["Beside it while checks run: '25 so far, up to 90'. Before any check: 'Not checked yet'."],
    alternatives: [
      { use: 'Components/ScoreRing', when: 'The one score that a page is about, with its parts.' },
      { use: 'Components/TrustBadge', when: 'Only the tier.' },
    ],
  }),
} satisfies Meta<typeof ScoreCircle>;
export default meta;
type Story = StoryObj<typeof meta>;

// spec: shared-pieces/score-circle
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^82 out of 100, Platinum/);
  },
};

const scores = { Platinum: 100, Gold: 72, Silver: 55, Basic: 0 } as const;

export const TiersAndSizes: Story = {
  render: () => (
    <Stack>
      {scoreCircleSizes.map((size) => (
        <Inline key={size} gap="medium">
          {trustTiers.map((tier) => (
            <ScoreCircle key={tier} size={size} tier={tier} score={scores[tier]} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** Beside a finding: no metal, and readers still hear the tier. */
export const BesideFinding: Story = {
  args: { plain: true, tier: 'Gold', score: 65 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^65 out of 100, Gold/);
  },
};

/** Before anything was checked, and while checks run. */
export const BeforeAndDuringChecks: Story = {
  render: () => (
    <Stack>
      {scoreCircleSizes.map((size) => (
        <Inline key={size} gap="medium">
          <ScoreCircle size={size} tier="Basic" score={null} />
          <ScoreCircle size={size} tier="Basic" score={null} mark={ShieldIcon} />
          <Text tone="muted">Not checked yet</Text>
          <ScoreCircle size={size} tier="Basic" score={25} upTo={90} />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('25 so far, up to 90, Basic');
    await expect(canvasElement).not.toHaveTextContent('out of 100');
  },
};

export const OutOfRange: Story = {
  tags: ['!picture'],
  args: { score: 140 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^100 out of 100/);
  },
};

/** The ring grows to a higher score in sight, and its number counts. A lower score is there at once. */
export const Grows: Story = {
  tags: ['!picture'],
  render: () => (
    <Stateful<number> initial={60}>
      {(score, setScore) => (
        <Stack>
          <Inline>
            <ScoreCircle size="large" tier="Gold" score={score} />
          </Inline>
          <Inline>
            <Button onClick={() => setScore(80)}>Rise</Button>
            <Button onClick={() => setScore(60)}>Fall</Button>
          </Inline>
        </Stack>
      )}
    </Stateful>
  ),
  play: async ({ canvas, canvasElement }) => {
    const growing = () => canvasElement.getElementsByClassName(grows.arc).length;
    await expect(growing()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Rise' }));
    await expect(growing()).toBe(1);
    await expect(canvasElement).toHaveTextContent(/^80 out of 100, Gold80/);
    await userEvent.click(canvas.getByRole('button', { name: 'Fall' }));
    await expect(growing()).toBe(0);
  },
};

const places = inEveryPlace(
  // The circle's words are fixed: it stands beside the worker's name.
  <Stack>
    {scoreCircleSizes.map((size) => (
      <Inline key={size} gap="medium">
        <ScoreCircle size={size} tier="Platinum" score={100} />
        <Text>Mwanamkasi Nyambura wa Kirinyaga anaaminika kikamilifu</Text>
      </Inline>
    ))}
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
