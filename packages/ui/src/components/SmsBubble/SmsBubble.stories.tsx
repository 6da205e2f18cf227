import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { SmsBubble } from './SmsBubble.tsx';

const meta = {
  title: 'Components/SmsBubble',
  component: SmsBubble,
  args: {
    from: 'SMS from Amini to you',
    time: '2 hours ago',
    children:
      'Amini: Njeri Kamau asks to check you before hiring you: ID, references, police record, social media, complaints at work. Free. YES counts for 90 days. https://worker.amini.example/i/K7M2QP9RST Reply YES 7 or NO 7',
  },
  parameters: guidance({
    do: [
      'Show the words exactly as they were sent, so that they can be compared with those on the phone.',
      'Say below it what was left out, and why.',
    ],
    dont: [
      'Do not make its link a link, and do not show the link of somebody else.',
      'Do not use it for words that were not sent by SMS.',
    ],
    access: [
      'A figure with a caption: readers hear from whom to whom before the words.',
      '`lang` makes a reader speak Kiswahili words as such on an English page.',
    ],
  }),
} satisfies Meta<typeof SmsBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'SMS from Amini to you · 2 hours ago' });
    await expect(within(figure).queryByRole('link')).toBeNull();
  },
};
export const Dark: Story = { globals: dark };
/** Grey pieces stand for what this reader may not see. */
export const WithPartsLeftOut: Story = {
  args: {
    time: undefined,
    children: [
      'Amini: Njeri Kamau asks to check you before hiring you. ',
      { leftOut: 'link' },
      ' Reply YES ',
      { leftOut: 'number' },
      ' or NO ',
      { leftOut: 'number' },
    ],
  },
};
export const WithPartsLeftOutDark: Story = { ...WithPartsLeftOut, globals: dark };

const places = inEveryPlace(
  <SmsBubble
    from="SMS kutoka Amini kwa Nyambura Wangari Njeri-Kariuki wa Muthoni"
    time="saa mbili zilizopita"
    lang="sw"
  >
    Amini: Nyambura Wangari Njeri-Kariuki anaomba kukuchunguza kabla ya kukuajiri: kitambulisho, watu
    wanaokufahamu kazini, Good Conduct, mitandao, malalamiko ya kazini. Ni bure. NDIYO ni ya siku 90. For
    English reply ENGLISH. https://worker.amini.example/i/K7M2QP9RST Jibu NDIYO 7 au HAPANA 7
  </SmsBubble>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
