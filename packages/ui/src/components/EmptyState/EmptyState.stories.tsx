import type { Meta, StoryObj } from '@storybook/react-vite';
import { choices, guidance } from '../../guidance.ts';
import { headingLevels } from '../../primitives/Heading/Heading.tsx';
import { Doorway } from '../../drawings/Doorway.tsx';
import { FilterIcon } from '../../icons/FilterIcon.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  argTypes: choices({ level: headingLevels }),
  args: {
    title: 'No Workers Found',
    children: 'Workers you invite and workers who chose to be listed stand here.',
    drawing: <Doorway />,
    action: <ButtonLink href="#invite">Invite First Worker</ButtonLink>,
  },
  parameters: guidance({
    do: [
      'Say why there is nothing, and give the way to a first thing.',
      "Keep to the words of the screen: 'No Workers Found'.",
      'Use a drawing where a whole page or list is empty, an icon where only a filter matches nothing.',
    ],
    dont: ['Do not show it while something is still loading, or when loading failed.'],
    access: ['It has a heading of the level that its place asks for, so that it is found by heading.'],
    words: ["The title says what is missing: 'No Workers Found'. The button begins the first one."],
    alternatives: [
      { use: 'Patterns/LoadError', when: 'Loading failed: nobody knows whether there is anything.' },
      { use: 'Components/Skeleton', when: 'It still loads.' },
    ],
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };
export const OfFilter: Story = {
  render: () => (
    <EmptyState
      title="No Matching Verifications"
      drawing={<FilterIcon size="large" />}
      action={<Button onClick={() => undefined}>Show All Verifications</Button>}
    >
      None of yours is “Refunded” now.
    </EmptyState>
  ),
};
export const Bare: Story = { tags: ['!picture'], render: () => <EmptyState title="No Results Found" /> };

const places = inEveryPlace(
  <EmptyState
    title="Hakuna mfanyakazi aliyepatikana kwa sasa"
    drawing={<Doorway />}
    action={<ButtonLink href="#mwaliko">Mwalike mfanyakazi wako wa kwanza</ButtonLink>}
    level={3}
  >
    Wafanyakazi utakaowaalika na wale walioidhinisha kuorodheshwa wataonekana hapa.
  </EmptyState>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
