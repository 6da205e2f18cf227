import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { DocumentIcon } from '../../icons/DocumentIcon.tsx';
import { dark, inEveryPlace, narrow } from '../../story-kit.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { TaskCard } from './TaskCard.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Components/TaskCard',
  component: TaskCard,
  args: {
    mark: <Avatar initials="BM" />,
    title: 'Baraka Mwangi said yes',
    children: 'Complete the payment to start the checks.',
    action: (
      <Button size="small" onClick={nothing}>
        Complete Payment
      </Button>
    ),
  },
  parameters: guidance({
    do: [
      'Show one, the most urgent, and nothing when nothing waits.',
      'Let the button do the task, or lead straight to it.',
    ],
    dont: ['Do not use it for news that ask for nothing; a `Banner` tells news.'],
    access: ['It is a region named by its heading.', 'Its outline stays visible in forced colours.'],
  }),
} satisfies Meta<typeof TaskCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };
export const WithMore: Story = {
  args: {
    more: (
      <Button size="small" variant="ghost" onClick={nothing}>
        2 more wait for you
      </Button>
    ),
  },
};
export const Dark: Story = { ...WithMore, globals: dark };
export const OnNarrowestPhone: Story = {
  tags: ['!picture'],
  ...WithMore,
  globals: narrow,
};

const places = inEveryPlace(
  <TaskCard
    mark={<DocumentIcon size="large" />}
    title="Pakia Cheti cha Tabia Njema kilichotolewa na polisi"
    action={
      <Button size="small" onClick={nothing}>
        Fungua nyaraka zako
      </Button>
    }
  >
    Ukaguzi unasubiri karatasi hii. Pakia picha iliyo wazi, yenye kurasa zote.
  </TaskCard>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
