import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
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
export const NotKnownYet: Story = {
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
export const LongestTextOnNarrowestPhone = places.narrowest;
export const LargeText = places.largeText;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
