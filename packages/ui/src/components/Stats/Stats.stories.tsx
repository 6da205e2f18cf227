import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Content } from '../../primitives/Content/Content.tsx';
import { dark, inEveryPlace, narrow } from '../../story-kit.tsx';
import { Stats } from './Stats.tsx';

const meta = {
  title: 'Components/Stats',
  component: Stats,
  args: {
    items: [
      { label: 'Total Verifications', value: 7 },
      { label: 'Completed', value: 3 },
      { label: 'Preferred Services', value: 'Nanny' },
    ],
  },
  parameters: guidance({
    do: ['Show two to four figures that somebody came to see.', 'Show a dash while a figure is on its way.'],
    dont: [
      'Do not show a zero for what is not known.',
      'Do not list properties with it; that is a `DefinitionList`.',
    ],
    access: ['Readers hear each label with its figure, as a list of terms.'],
  }),
} satisfies Meta<typeof Stats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };
export const Amount: Story = {
  tags: ['!picture'],
  args: {
    items: [
      { label: 'Total Verifications', value: 7 },
      { label: 'Completed', value: 3 },
      { label: 'Total Spent', value: 'KES 3,500' },
      { label: 'Active Workers', value: 2 },
    ],
  },
};
/** With the widest letters: an amount takes a line of its own before it takes two. */
export const AmountOnNarrowestPhone: Story = {
  ...Amount,
  globals: narrow,
  decorators: [
    (Component) => (
      <div style={{ letterSpacing: '0.2em' }}>
        <Component />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const amount = document.createRange();
    amount.selectNodeContents(await canvas.findByText('KES 3,500'));
    await expect(amount.getClientRects()).toHaveLength(1);
  },
};
/** Three short ones are in one row on the narrowest phone, with their figures level. */
export const ThreeOnNarrowestPhone: Story = {
  args: {
    items: [
      { label: 'Alama ya Uaminifu', value: 64 },
      { label: 'Maoni', value: 3 },
      { label: 'Kazi', value: 12 },
    ],
  },
  globals: narrow,
  decorators: [
    (Component) => (
      <Content>
        <Component />
      </Content>
    ),
  ],
  play: async ({ canvas }) => {
    const figures = await canvas.findAllByRole('definition');
    const boxes = figures.map((figure) => figure.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => Math.round(top)))).toHaveProperty('size', 1);
    await expect(new Set(boxes.map(({ left }) => Math.round(left)))).toHaveProperty('size', 3);
  },
};
/** A figure that does not count what its label promises says so at the label. */
export const WithNote: Story = {
  args: {
    items: [
      { label: 'Total Verifications', value: 7 },
      { label: 'Completed', value: 3, note: 'Packages paid for, also while checks run' },
      { label: 'Preferred Services', value: 'House Manager' },
    ],
  },
  globals: narrow,
  play: async ({ canvas }) => {
    const seven = (await canvas.findByText('7')).getBoundingClientRect();
    const three = canvas.getByText('3').getBoundingClientRect();
    await expect(Math.round(three.top)).toBe(Math.round(seven.top));
  },
};
export const NotKnownYet: Story = {
  tags: ['!picture'],
  args: {
    items: [
      { label: 'Total Verifications', value: '–' },
      { label: 'Completed', value: '–' },
    ],
  },
};

const places = inEveryPlace(
  <Stats
    items={[
      { label: 'Jumla ya uthibitishaji', value: 1204 },
      { label: 'Uliokamilika', value: 1187 },
      { label: 'Huduma unazopendelea', value: 'Msimamizi wa nyumba' },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
