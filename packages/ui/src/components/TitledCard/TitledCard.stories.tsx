import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
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
      'Put the state of the whole part `beside` the title, as a badge.',
    ],
    dont: [
      'Do not put one into another, nor into a `Card`: a part of it takes a `Heading` of level 3.',
      'Do not use it in a list: what stands in a list is a `Card` that is an `li`.',
    ],
    access: [
      'Readers find it among the regions of the page, under its title.',
      'Give the focus to its title with `titleRef` when the control that had it goes away.',
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
