import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { DocumentIcon } from '../../icons/DocumentIcon.tsx';
import { MessageIcon } from '../../icons/MessageIcon.tsx';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { Notice } from './Notice.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Njeri Test asks for your name and phone number.', onRead: nothing },
  parameters: guidance({
    do: [
      'Use it for what happened while somebody was away: the `text` of a step in a `Timeline`, the newest first.',
      'Give the step of a new one the word for it, and the filled disc of `past`.',
    ],
    dont: ['Do not use it for what has to be answered: that is a card with buttons.'],
    access: [
      'The sentence is the link, and its target is the whole step.',
      'Without an address, a new one is a button that reads it.',
    ],
    alternatives: [
      {
        use: 'Components/Banner',
        when: 'It concerns the whole screen, and must stay until the reader has acted.',
      },
      { use: 'Components/Toasts', when: 'It is over when it is read once.' },
    ],
  }),
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

const isNew = (word: string) => (
  <Text as="span" tone="primary" weight="strong">
    {word}
  </Text>
);

const live: Story = {
  render: ({ onRead }) => (
    <Stateful initial={true}>
      {(unread, setUnread) => {
        const read = () => {
          onRead();
          setUnread(false);
        };
        const stage = unread ? 'past' : 'later';
        const state = unread ? isNew('New') : undefined;
        return (
          <Timeline
            steps={[
              {
                title: 'New contact request',
                icon: MessageIcon,
                date: '2 hours ago',
                stage,
                isNew: unread,
                state,
                text: (
                  <Notice href="#requests" unread={unread} onRead={read}>
                    Njeri Test asks for your name and phone number.
                  </Notice>
                ),
              },
              {
                title: 'Another device signed in',
                icon: ShieldIcon,
                date: 'yesterday',
                stage,
                isNew: unread,
                state,
                text: (
                  <Notice unread={unread} onRead={read}>
                    If that was not you, sign out everywhere in Settings.
                  </Notice>
                ),
              },
              {
                title: 'A document was accepted',
                icon: DocumentIcon,
                date: '2 days ago',
                stage: 'later',
                isNew: false,
                text: (
                  <Notice href="#documents" onRead={read}>
                    Police Clearance: our team has accepted it.
                  </Notice>
                ),
              },
            ]}
          />
        );
      }}
    </Stateful>
  ),
};

export const Playground: Story = {
  ...live,
  args: { onRead: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Police Clearance: our team has accepted it.' });
    const step = link.closest('li')?.getBoundingClientRect();
    // The whole step is the target.
    const pressed = document.elementFromPoint((step?.left ?? 0) + 4, (step?.bottom ?? 0) - 4);
    await expect(link.contains(pressed)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: /^If that was not you/ }));
    await expect(args.onRead).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Unread: Story = live;
export const Dark: Story = { ...live, globals: dark };

const longest = (
  <Timeline
    steps={[
      {
        id: '1',
        title: 'Stakabadhi inahitajika tena',
        icon: DocumentIcon,
        date: 'saa mbili zilizopita',
        stage: 'past',
        isNew: true,
        state: isNew('Mpya'),
        text: (
          <Notice href="#documents" unread onRead={nothing}>
            Cheti cha Tabia Njema (Good Conduct): timu yetu haikuweza kukikubali. Unaweza kuona sababu, na
            kukipakia tena.
          </Notice>
        ),
      },
      {
        id: '2',
        title: 'Umeshiriki mawasiliano yako',
        icon: MessageIcon,
        date: 'jana',
        stage: 'later',
        text: (
          <Notice href="#requests" onRead={nothing}>
            Nyambura Wangari Njeri-Kariuki wa Muthoni sasa anaona jina lako na nambari yako ya simu.
          </Notice>
        ),
      },
    ]}
  />
);
const places = inEveryPlace(longest);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
