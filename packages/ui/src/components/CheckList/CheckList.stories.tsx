import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, desktop, inEveryPlace } from '../../story-kit.tsx';
import { CheckList } from './CheckList.tsx';

const meta = {
  title: 'Components/CheckList',
  component: CheckList,
  args: { items: ['ID verification', 'Police clearance', 'Social screening'], label: 'Features' },
  parameters: guidance({
    do: ['List what something holds, one thing a line.', 'Give it a label where no heading above names it.'],
    dont: [
      'Do not list again on a phone what the offer above holds: say it in one line, `covered`.',
      'Do not list what is absent where nothing stands beside it.',
    ],
    access: ['It is a real list: readers hear its length. The ticks are drawings and stay silent.'],
  }),
} satisfies Meta<typeof CheckList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithAbsent: Story = {
  args: { absent: { word: 'Not included', items: ['Health check', 'Deep check access'] } },
  globals: desktop,
};
/** On a phone, below the offer that it names. Beside it, on a desk, every line stands. */
export const WithCovered: Story = {
  args: { covered: { by: 'Everything in Lite Check', items: ['ID verification'] } },
};
export const Dark: Story = { globals: dark };

const places = inEveryPlace(
  <CheckList
    label="Yaliyomo kwenye kifurushi"
    items={[
      'Uthibitisho wa kitambulisho cha taifa na picha ya uso kwa wakati mmoja',
      'Cheti cha mwenendo mwema kutoka kwa polisi',
      'Mazungumzo ya kina na waajiri waliotangulia',
      'Marejeleo',
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
