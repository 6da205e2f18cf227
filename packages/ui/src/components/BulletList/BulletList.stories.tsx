import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { BulletList } from './BulletList.tsx';

const meta = {
  title: 'Components/BulletList',
  component: BulletList,
  args: {
    label: 'What we keep',
    items: [
      'Your name, your phone number and where you live',
      'What you bought, and when',
      'What you wrote in reviews and reports',
    ],
  },
  parameters: guidance({
    do: ['Use it in running text, after a sentence that says what is listed.'],
    dont: [
      'Do not use it for what something holds (`CheckList`) or for what follows what (`Timeline`).',
      'Do not use it for a single thing: that is a sentence.',
    ],
    access: ['It is a real list: readers hear its length. The points are drawings and stay silent.'],
  }),
} satisfies Meta<typeof BulletList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };

const places = inEveryPlace(
  <BulletList
    label="Tunachohifadhi"
    items={[
      'Jina lako, nambari yako ya simu na mahali unapoishi, kama ulivyotuambia wewe mwenyewe',
      'https://example.test/anwani-ndefu-sana-isiyokuwa-na-nafasi-hata-moja-katikati-yake',
      'Maoni',
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
