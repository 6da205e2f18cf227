import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const items = [
  { term: 'Worker', value: 'Achieng Otieno' },
  { term: 'Package', value: 'Standard Check' },
  { term: 'Duration', value: '2-3 business days' },
  { term: 'Amount', value: 'KES 1,000', strong: true },
];

const meta = {
  title: 'Components/DefinitionList',
  component: DefinitionList,
  args: { items },
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
export const LinesDark: Story = { ...Lines, globals: dark };
export const Stacked: Story = { args: { layout: 'stacked', columns: 2 } };
export const LongestTextOnNarrowestPhone: Story = {
  ...Lines,
  globals: narrow,
  args: {
    items: [
      { term: 'Idadi ya marejeleo yaliyothibitishwa', value: 'Mwanamkasi Nyambura Chepkoech-Wanyonyi' },
      { term: 'Barua pepe', value: 'mwanamkasi.nyambura.chepkoech.wanyonyi@example.org' },
    ],
  },
  play: fitsTheScreen,
};

export const LargeText: Story = { ...Lines, globals: largeText, play: fitsTheScreen };
