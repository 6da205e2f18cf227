import { ringParts } from '@repo/domain/score-ring';
import { trustComponents, trustPoints, type TrustComponent } from '@repo/domain/trust-score';
import { trustTiers, type TrustTier } from '@repo/domain/trust-tier';
import { explainedRows, type ScoreOutcomes } from '@repo/domain/trust-words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import * as grows from '../ScoreCircle/growth.css.ts';
import { ScoreRing } from './ScoreRing.tsx';

/** The parts of a score with these components earned, and these outcomes of the others. */
function parts(earned: readonly TrustComponent[], outcomes: ScoreOutcomes = {}) {
  const rows = trustComponents.map((component) => {
    const max = trustPoints[component];
    if (earned.includes(component)) return { component, max, points: max, state: 'earned' };
    return { component, max, points: 0, state: component in outcomes ? 'missing' : 'not_checked' };
  });
  return ringParts(
    explainedRows(rows, outcomes),
    rows.reduce((sum, { points }) => sum + points, 0),
  );
}

const unconfirmed = parts(
  ['identity', 'references', 'admin_approval', 'no_misconduct', 'social_screening', 'recent_profile'],
  { police_clearance: 'unable_to_verify' },
);
const found = parts(['identity', 'references', 'recent_profile'], {
  police_clearance: 'finding',
  admin_approval: 'finding',
});
const running = parts(['identity', 'recent_profile']);

const meta = {
  title: 'Components/ScoreRing',
  component: ScoreRing,
  argTypes: choices({ tier: trustTiers }),
  args: { parts: unconfirmed, score: 80, tier: 'Gold' },
  parameters: guidance({
    do: [
      'Use it for the one score that a page is about, where its parts may be read.',
      'Show the sentence of the pressed part beside it, in a place that readers hear.',
      'Put a `ScoreBreakdown` with the same parts on the same page.',
    ],
    dont: [
      'Do not use it in lists or small: `ScoreCircle` and `TrustBadge` are for those.',
      'Do not draw a part that the reader may not see; one part stands for all of them.',
      'Do not show the metal of a tier beside a finding: `plain` is for that.',
    ],
    access: [
      "Readers hear '80 out of 100, Gold', as from `ScoreCircle`. The parts are in the `ScoreBreakdown`.",
      'Readers hear the whole score at once while the ring grows to it. For people who asked for less motion it has grown.',
      'What is not earned differs by its drawing, also without colours: hatched, outlined, pale.',
    ],
    words: ["Write points as '80 out of 100', and the tier with a capital: 'Gold'."],
    alternatives: [
      { use: 'Components/ScoreCircle', when: 'In lists, and where the parts are not shown.' },
      { use: 'Components/TrustBadge', when: 'Only the tier.' },
      { use: 'Components/ScoreBreakdown', when: 'The parts in words. It stands on the same page.' },
    ],
  }),
} satisfies Meta<typeof ScoreRing>;
export default meta;
type Story = StoryObj<typeof meta>;

// spec: shared-pieces/score-circle
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^80 out of 100, Gold/);
  },
};

const tiers: Readonly<Record<TrustTier, number>> = { Platinum: 100, Gold: 80, Silver: 45, Basic: 25 };

export const States: Story = {
  render: () => (
    <Inline gap="medium">
      <ScoreRing parts={parts(trustComponents)} score={tiers.Platinum} tier="Platinum" />
      <ScoreRing parts={unconfirmed} score={tiers.Gold} tier="Gold" />
      <ScoreRing parts={found} score={tiers.Silver} tier="Silver" plain />
      <ScoreRing parts={running} score={tiers.Basic} upTo={90} tier="Basic" />
    </Inline>
  ),
};
export const StatesDark: Story = { ...States, globals: dark };

/** A press on a part lifts it, and the middle says its points. */
export const Pressed: Story = {
  render: (args) => (
    <Stateful<string | null> initial={null}>
      {(selected, setSelected) => <ScoreRing {...args} selected={selected} onSelect={setSelected} />}
    </Stateful>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('g');
    if (first === undefined) throw new Error('No part to press.');
    await userEvent.click(first);
    await expect(canvas.getByText('20 of 20')).toBeVisible();
    await userEvent.click(first);
    await expect(canvas.queryByText('20 of 20')).not.toBeInTheDocument();
    await userEvent.click(first);
  },
};

/** The ring grows at the first view of a finished report, and stands still at the next one. */
export const GrowsOnce: Story = {
  tags: ['!picture'],
  render: (args) => (
    <Stateful<number> initial={1}>
      {(views, setViews) => (
        <Stack>
          <Inline>
            <ScoreRing key={views} {...args} finished="report 4F7K" />
          </Inline>
          <Inline>
            <Button onClick={() => setViews(views + 1)}>View again</Button>
          </Inline>
        </Stack>
      )}
    </Stateful>
  ),
  play: async ({ canvas, canvasElement }) => {
    const growing = () => canvasElement.getElementsByClassName(grows.arc).length;
    await expect(growing()).toBe(1);
    await expect(canvasElement).toHaveTextContent(/^80 out of 100, Gold80/);
    await userEvent.click(canvas.getByRole('button', { name: 'View again' }));
    await expect(growing()).toBe(0);
    await expect(canvasElement).toHaveTextContent(/^80 out of 100, Gold80/);
  },
};

const places = inEveryPlace(<ScoreRing parts={running} score={25} upTo={90} tier="Basic" />);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
