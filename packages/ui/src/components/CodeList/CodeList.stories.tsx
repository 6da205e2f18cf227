import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { CodeList } from './CodeList.tsx';

const codes = ['7KQ2-M9XA', 'PT4W-38ZC', 'HB6R-N2YD', 'X5JV-8GTE', 'C3LS-Q7UF'];

const meta = {
  title: 'Components/CodeList',
  component: CodeList,
  args: { label: 'Recovery codes', codes },
  parameters: guidance({
    do: ['Use it for codes and keys that a person writes down or compares letter by letter.'],
    dont: ['Do not use it for a code that she enters at once: that one comes by SMS.'],
    access: ['A named list. Each code is one entry.'],
  }),
} satisfies Meta<typeof CodeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };

const places = inEveryPlace(<CodeList label="Codes za dharura" codes={codes} />);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
