import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { desktop, inEveryPlace } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { DefinitionList, definitionLayouts } from './DefinitionList.tsx';

const items = [
  { term: 'Worker', value: 'Achieng Otieno' },
  { term: 'Package', value: 'Standard Check' },
  { term: 'Duration', value: '2-3 business days' },
  { term: 'Amount', value: 'KES 1,000', strong: true },
];

const meta = {
  title: 'Components/DefinitionList',
  component: DefinitionList,
  argTypes: choices({ layout: definitionLayouts }),
  args: { items },
  parameters: guidance({
    do: [
      'Use it for facts of one thing: `line` for amounts and short values, `aligned` for words in a wide card.',
      'Use `stacked` for long values and `strong` for the one line that counts.',
    ],
    dont: [
      'Do not use it for rows of the same kind; those are a list or a table.',
      "Do not leave a value empty; say 'Not specified'.",
    ],
    access: [
      'A real definition list: readers tie each value to its term.',
      'A value that does not fit beside its term goes below it.',
    ],
  }),
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: (args) => (
    <Card>
      <DefinitionList {...args} />
    </Card>
  ),
};
/** On a wide card no value is far from its term. */
export const Aligned: Story = { ...Lines, args: { layout: 'aligned' } };
export const Stacked: Story = { tags: ['!picture'], args: { layout: 'stacked', columns: 2 } };

/** The distances of the list to the edges of the card around it. */
async function hasOnePadding({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const list = canvasElement.querySelector('dl');
  const rows = [...(list?.children ?? [])].map((row) => ({
    row: row.getBoundingClientRect(),
    words: [...row.children].map((words) => words.getBoundingClientRect()),
  }));
  const card = list?.parentElement?.getBoundingClientRect();
  if (card === undefined) throw new Error('The list has no card');
  const side = Math.min(...rows.map(({ row }) => row.left)) - card.left;
  const top = Math.min(...rows.flatMap(({ words }) => words.map((box) => box.top))) - card.top;
  const bottom = card.bottom - Math.max(...rows.flatMap(({ words }) => words.map((box) => box.bottom)));
  await expect(Math.abs(top - side)).toBeLessThanOrEqual(3);
  await expect(Math.abs(bottom - side)).toBeLessThanOrEqual(3);
}

/** Above the first row and below the last one is the padding of the card alone. */
export const OnePaddingOnPhone: Story = {
  ...Lines,
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  play: hasOnePadding,
};
export const OnePaddingInColumns: Story = {
  ...Lines,
  tags: ['!picture'],
  args: { layout: 'stacked', columns: 2 },
  globals: desktop,
  play: hasOnePadding,
};

const places = inEveryPlace(
  <Stack gap="large">
    {definitionLayouts.map((layout) => (
      <DefinitionList
        key={layout}
        layout={layout}
        items={[
          { term: 'Jina kamili la mfanyakazi', value: 'Mwanamkasi Nyambura Chepkoech-Wanyonyi' },
          { term: 'Idadi ya marejeleo yaliyothibitishwa', value: 'Matatu kati ya manne' },
          { term: 'Barua pepe', value: 'mwanamkasi.nyambura.chepkoech.wanyonyi@example.org' },
          { term: 'Muda wa kukamilisha ukaguzi', value: 'Siku mbili hadi tatu za kazi' },
          { term: 'Jumla ya malipo yaliyothibitishwa', value: 'KES 12,500', strong: true },
        ]}
      />
    ))}
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
