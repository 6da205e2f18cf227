import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, inEveryPlace, largeText, narrow } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { TitledCard, titledCardGaps } from './TitledCard.tsx';

const meta = {
  title: 'Components/TitledCard',
  component: TitledCard,
  argTypes: choices({ gap: titledCardGaps }),
  args: {
    title: 'Your identity',
    children: <Text>Confirm who you are with your ID and a photo. It takes five minutes.</Text>,
  },
  parameters: guidance({
    do: [
      'Use it for each part of a screen that has a title of its own.',
      'Put the state of the whole part `beside` the title, as a badge: below the title on a phone, at its end with room.',
    ],
    dont: [
      'Do not put one into another, nor into a `Card`: a part of it takes a `Heading` of level 3.',
      'Do not use it in a list: what stands in a list is a `Card` that is an `li`.',
    ],
    access: [
      'Readers find it among the regions of the page, under its title.',
      'Give the focus to its title with `titleRef` when the control that had it goes away.',
    ],
    alternatives: [
      { use: 'Components/Card', when: 'A heading of your own, or none.' },
      { use: 'Components/ResultRows', when: 'All results of a report in one list.' },
    ],
  }),
} satisfies Meta<typeof TitledCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Your identity' })).toBeVisible();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      {titledCardGaps.map((gap) => (
        <TitledCard
          key={gap}
          title={`Police clearance, ${gap}`}
          gap={gap}
          beside={<Badge>Not sent yet</Badge>}
        >
          <Text>A certificate of good conduct that is not older than a year.</Text>
          <ButtonLink href="#documents" variant="secondary" fullWidth>
            Add a file
          </ButtonLink>
        </TitledCard>
      ))}
    </Stack>
  ),
};

export const Dark: Story = { globals: dark };

const states: readonly (readonly [title: string, state: string])[] = [
  ['Tips', 'New'],
  ['Kitambulisho', 'Imetumwa'],
  ['Cheti cha Tabia Njema (Good Conduct) na uthibitisho wake', 'Bado'],
  ['Marejeleo', 'Kinasubiri ukaguzi wa timu yetu'],
  ['Uchunguzi wa mitandao ya kijamii', 'Haikuweza kuthibitishwa'],
];

const stated = (
  <Stack>
    {states.map(([title, state]) => (
      <TitledCard key={title} title={title} beside={<Badge>{state}</Badge>}>
        <Text>{title}</Text>
      </TitledCard>
    ))}
  </Stack>
);

/** Title and state of every card of the story. */
function boxesIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return states.map(([title, state]) => {
    const heading = canvas.getByRole('heading', { name: title });
    return {
      title: heading.getBoundingClientRect(),
      state: within(canvas.getByRole('region', { name: title }))
        .getByText(state)
        .getBoundingClientRect(),
    };
  });
}

/** On a phone every state is below its title, whether or not there is room beside this one. */
async function belowItsTitle({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  for (const { title, state } of boxesIn(canvasElement)) {
    await expect(state.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(Math.round(state.left)).toBe(Math.round(title.left));
  }
}

export const StatesOnPhone: Story = {
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => stated,
  play: belowItsTitle,
};
export const StatesOnNarrowestPhone: Story = { ...StatesOnPhone, globals: narrow };
export const StatesInLargeText: Story = { ...StatesOnPhone, globals: largeText };

/** With room every state is at the end of the first line, and a long title wraps beside it. */
export const StatesWithRoom: Story = {
  tags: ['!picture'],
  globals: desktop,
  render: () => stated,
  play: async ({ canvasElement }) => {
    const boxes = boxesIn(canvasElement);
    for (const { title, state } of boxes) {
      await expect(Math.abs(state.top - title.top)).toBeLessThanOrEqual(1);
      await expect(state.left).toBeGreaterThanOrEqual(title.right);
    }
    await expect(new Set(boxes.map(({ state }) => Math.round(state.right))).size).toBe(1);
  },
};

const places = inEveryPlace(
  <TitledCard
    title="Cheti cha Tabia Njema (Good Conduct) na uthibitisho wake"
    beside={<Badge tone="warning">Kinasubiri ukaguzi wa timu yetu</Badge>}
  >
    <Text>Pakia nakala iliyo wazi ya cheti ambacho hakijapitisha mwaka mmoja tangu kitolewe.</Text>
    <ButtonLink href="#nyaraka" variant="secondary" fullWidth>
      Ongeza faili nyingine
    </ButtonLink>
  </TitledCard>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
