import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { CheckList } from './CheckList.tsx';

const meta = {
  title: 'Components/CheckList',
  component: CheckList,
  args: { items: ['ID verification', 'Police clearance', 'Social screening'], label: 'Features' },
} satisfies Meta<typeof CheckList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };
export const LongestTextOnNarrowestPhone: Story = {
  globals: narrow,
  render: () => (
    <Card>
      <CheckList
        items={['Uthibitisho wa kitambulisho cha taifa na picha ya uso kwa wakati mmoja', 'Marejeleo']}
      />
    </Card>
  ),
  play: fitsTheScreen,
};
