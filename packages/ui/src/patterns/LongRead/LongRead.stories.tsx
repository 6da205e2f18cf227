import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BulletList } from '../../components/BulletList/BulletList.tsx';
import { guidance } from '../../guidance.ts';
import { Content } from '../../primitives/Content/Content.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { LongRead } from './LongRead.tsx';

const meta = {
  title: 'Patterns/LongRead',
  component: LongRead,
  args: {
    title: 'Privacy',
    lead: 'What we keep of you, why, for how long, and what you can do about it.',
    note: 'Version of 22 November 2026',
    contents: 'On this page',
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        content: <Text>Whoever runs this service answers for what is kept of you.</Text>,
      },
      {
        id: 'what',
        title: 'What is kept',
        content: (
          <>
            <Text>Of a household we keep:</Text>
            <BulletList items={['its name, phone number and place', 'what it bought, and when']} />
          </>
        ),
      },
      { id: 'rights', title: 'Your rights', content: <Text>You may read all of it.</Text> },
    ],
  },
  decorators: [(Story) => <Content width="wide">{Story()}</Content>],
  parameters: {
    ...guidance({
      do: [
        'Use it for what people look something up in, once it has more sections than a screen shows.',
        'Give a section the same `id` in every language and version: links to it are printed and sent.',
      ],
      dont: ['Do not use it for a page that is read from top to bottom.'],
      access: [
        'The contents are a navigation landmark with a name; every entry leads to its heading.',
        'On a phone they stand before the text, folded; with room they stay beside it, open.',
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof LongRead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(
        link.textContent,
      );
  },
};
export const PageDark: Story = { globals: dark };

/** On a phone the text begins on the first screen, below the folded contents. */
export const PageOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).not.toBeVisible();
    await userEvent.click(canvas.getByText('On this page'));
    await expect(first).toBeVisible();
    await userEvent.click(canvas.getByText('On this page'));
  },
};

/** Nothing sticks out of the screen, and no entry out of the box of the open contents. */
const staysInside: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('heading', { name: 'Katika ukurasa huu' }));
  await fitsTheScreen();
  const end = canvas.getByRole('navigation').getBoundingClientRect().right;
  for (const link of canvas.getAllByRole('link'))
    await expect(link.getBoundingClientRect().right, link.textContent).toBeLessThan(end);
};

const longest: Story = {
  args: {
    title: 'Faragha na ulinzi wa maelezo yako',
    lead: 'Tunachohifadhi kukuhusu, kwa nini, kwa muda gani, na unachoweza kufanya kuhusu maelezo hayo.',
    note: 'Toleo la 22 Novemba 2026',
    contents: 'Katika ukurasa huu',
    sections: [
      {
        id: 'who',
        title: 'Nani anawajibika kwa maelezo yako ya kibinafsi yanayohifadhiwa hapa',
        content: <Text>Anayeendesha huduma hii ndiye anayewajibika kwa kinachohifadhiwa kukuhusu.</Text>,
      },
      {
        id: 'answers',
        title: 'Tunachowajibikia, na tusichowajibikia',
        content: <Text>Kosa letu ni letu.</Text>,
      },
      {
        id: 'what',
        title: 'Tunachohifadhi',
        content: (
          <BulletList
            items={[
              'jina, nambari ya simu na mahali unapoishi',
              'uthibitishaji-usiokuwa-na-nafasi-hata-moja-ndani-yake',
            ]}
          />
        ),
      },
    ],
  },
  play: staysInside,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
