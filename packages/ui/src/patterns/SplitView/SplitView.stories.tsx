import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TitledCard } from '../../components/TitledCard/TitledCard.tsx';
import { guidance } from '../../guidance.ts';
import { dark, desktop, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { SplitView } from './SplitView.tsx';

const Lines = ({ title, count }: { readonly title: string; readonly count: number }) => (
  <TitledCard title={title}>
    {Array.from({ length: count }, (_, place) => (
      <Text key={place}>Line {place + 1}</Text>
    ))}
  </TitledCard>
);

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
/** What stands beside scrolls by itself, and ends above the end of the window before and after the page was scrolled. */
export const LongBeside: Story = {
  tags: ['!picture'],
  globals: { ...meta.globals, ...desktop },
  args: {
    children: <Lines title="The paper" count={60} />,
    beside: (
      <>
        <Lines title="Fields" count={60} />
        <Button onClick={fn()}>Decide</Button>
      </>
    ),
    besideLabel: 'The decision',
  },
  render: (args) => (
    <>
      <Lines title="Above" count={6} />
      <SplitView {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const beside = canvas.getByRole('region', { name: 'The decision' });
    const end = () => beside.getBoundingClientRect().bottom;
    await waitFor(() => expect(end()).toBeLessThanOrEqual(globalThis.innerHeight));
    const before = beside.clientHeight;
    globalThis.scrollTo(0, 400);
    await waitFor(() => expect(beside.clientHeight).toBeGreaterThan(before));
    await expect(end()).toBeLessThanOrEqual(globalThis.innerHeight);
  },
};
