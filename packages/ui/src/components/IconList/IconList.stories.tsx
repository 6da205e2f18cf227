import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { DocumentIcon } from '../../icons/DocumentIcon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { PeopleIcon } from '../../icons/PeopleIcon.tsx';
import { PersonIcon } from '../../icons/PersonIcon.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { IconList } from './IconList.tsx';

const meta = {
  title: 'Components/IconList',
  component: IconList,
  args: {
    items: [
      { icon: PersonIcon, text: 'your identity' },
      { icon: PeopleIcon, text: 'your references' },
      { icon: DocumentIcon, text: 'police clearance (Certificate of Good Conduct)' },
    ],
  },
  parameters: guidance({
    do: ['Use it where a person decides something, and must see at a glance what it is about.'],
    dont: [
      'Do not use it for the contents of an offer; `CheckList` is for that.',
      'Do not put a tick before what is not done.',
    ],
    access: ['The drawings have no words: readers hear the texts.'],
  }),
} satisfies Meta<typeof IconList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };
export const WithTitles: Story = {
  args: {
    items: [
      { icon: PersonIcon, title: 'Who sees it', text: 'Njeri, and only if you say yes.' },
      { icon: LockIcon, title: 'What it costs', text: 'Nothing. We never ask you for money or your PIN.' },
    ],
  },
};
export const TwoColumns: Story = {
  args: {
    columns: 2,
    items: [
      { icon: PersonIcon, text: 'identity' },
      { icon: PeopleIcon, text: 'references' },
      { icon: DocumentIcon, text: 'police clearance. You can accept without one.', wide: true },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const WithTitlesDark: Story = { ...WithTitles, globals: dark };

const places = inEveryPlace(
  <IconList
    items={[
      { icon: DocumentIcon, title: 'Kinachokaguliwa', text: 'Cheti cha Tabia Njema kilichotolewa na polisi' },
      { icon: LockIcon, text: 'utambulisho wako' },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
