import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { DocumentIcon } from '../../icons/DocumentIcon.tsx';
import { MessageIcon } from '../../icons/MessageIcon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Notice } from './Notice.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: {
    title: 'New contact request',
    children: 'Njeri Test asks for your name and phone number.',
    time: '2 hours ago',
    icon: <MessageIcon />,
  },
  parameters: guidance({
    do: ['Use it for the list of what happened while somebody was away, the newest first.'],
    dont: ['Do not use it for what has to be answered: that is a card with buttons.'],
    access: [
      'Pressing anywhere on a new one reads it; the keyboard finds a button with its title.',
      "The red dot has a word for readers, such as 'New'.",
    ],
  }),
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story = {
  render: () => (
    <Stateful initial={true}>
      {(unread, setUnread) => (
        <Notice
          title="New contact request"
          time="2 hours ago"
          icon={<MessageIcon />}
          action={
            <TextLink href="#requests" placement="alone">
              See requests
            </TextLink>
          }
          {...(unread ? { unread: true, unreadWord: 'New', onRead: () => setUnread(false) } : {})}
        >
          Njeri Test asks for your name and phone number.
        </Notice>
      )}
    </Stateful>
  ),
};

export const Playground: Story = {
  ...live,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'See requests' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New: New contact request' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('New contact request')).toBeVisible();
  },
};
export const Unread: Story = live;
export const Read: Story = { tags: ['!picture'] };
export const Dark: Story = { ...live, globals: dark };

const longest = (
  <Stack gap="small">
    <Notice
      title="Stakabadhi inahitajika tena"
      time="saa mbili zilizopita"
      icon={<DocumentIcon />}
      unread
      unreadWord="Mpya"
      onRead={nothing}
      action={
        <TextLink href="#documents" placement="alone">
          Angalia stakabadhi zako
        </TextLink>
      }
    >
      Cheti cha Tabia Njema (Good Conduct): timu yetu haikuweza kukikubali. Unaweza kuona sababu, na kukipakia
      tena.
    </Notice>
    <Notice title="Umeshiriki mawasiliano yako" time="jana" icon={<MessageIcon />}>
      Nyambura Wangari Njeri-Kariuki wa Muthoni sasa anaona jina lako na nambari yako ya simu.
    </Notice>
  </Stack>
);
const places = inEveryPlace(longest);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
