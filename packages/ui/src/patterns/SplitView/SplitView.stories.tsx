import type { Meta, StoryObj } from '@storybook/react-vite';
import { TitledCard } from '../../components/TitledCard/TitledCard.tsx';
import { guidance } from '../../guidance.ts';
import { dark, desktop, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { SplitView } from './SplitView.tsx';

const meta = {
  title: 'Patterns/SplitView',
  component: SplitView,
  globals: { audience: 'ops' },
  parameters: guidance({
    do: ['Use it where a person works on one thing and compares it with another: a check and its report.'],
    dont: ['Do not use it for a list and its filters: the filters stand above the list.'],
    access: [
      'Both halves follow each other in the reading order, what is worked on first.',
      'The half that scrolls by itself has something to focus, so that the keyboard reaches it.',
    ],
  }),
  args: {
    children: (
      <TitledCard title="Police certificate">
        <Text>Compare the number, the day, the name and the ID number.</Text>
      </TitledCard>
    ),
    beside: (
      <TitledCard title="The report">
        <Text>Under review. Expected by 30 November 2026.</Text>
      </TitledCard>
    ),
    besideLabel: 'The case',
  },
} satisfies Meta<typeof SplitView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** For pictures that are compared with each other. */
export const TwoThirds: Story = { args: { share: 'twoThirds' }, globals: { ...meta.globals, ...desktop } };
export const Dark: Story = { globals: { ...meta.globals, ...dark } };
export const OnNarrowestPhone: Story = { globals: { ...meta.globals, ...narrow }, play: fitsTheScreen };
