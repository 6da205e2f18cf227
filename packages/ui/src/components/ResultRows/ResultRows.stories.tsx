import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { checkIcons } from '../../status/status-icons.ts';
import { dark, inEveryPlace, narrow } from '../../story-kit.tsx';
import { ResultRow } from '../ResultRow/ResultRow.tsx';
import { ResultRows } from './ResultRows.tsx';

const rows = (
  <>
    <ResultRow id="a" title="Identity Verification" icon={checkIcons.clear} tone="success" status="Verified">
      <Text>Full name and ID number match the official record.</Text>
    </ResultRow>
    <ResultRow
      id="b"
      title="Criminal Background Check"
      icon={checkIcons.unable_to_verify}
      tone="unknown"
      status="Unable to verify"
    >
      <Text>The certificate number could not be confirmed with the register.</Text>
    </ResultRow>
    <ResultRow id="c" title="Work History" icon={checkIcons.not_in_package} tone="default" note="locked">
      <Text tone="muted">Part of the Premium package.</Text>
    </ResultRow>
  </>
);

const meta = {
  title: 'Components/ResultRows',
  component: ResultRows,
  args: { children: rows },
  parameters: guidance({
    do: ['Put every result of one report into it, in the order of the report.'],
    dont: ['Do not mix it with other cards of the same report.'],
    access: ['Each row is a region with a name and a heading, one level below the page.'],
    words: ['The status is the word of the report. One sentence says what was compared with what.'],
    alternatives: [
      { use: 'Components/ListRows', when: 'People or cases, and not results.' },
      { use: 'Components/CheckTimeline', when: 'The checks still go on.' },
    ],
  }),
} satisfies Meta<typeof ResultRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };
export const OnNarrowestPhone: Story = { globals: narrow };

const places = inEveryPlace(<ResultRows>{rows}</ResultRows>);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
