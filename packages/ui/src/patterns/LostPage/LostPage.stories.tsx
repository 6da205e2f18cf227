import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { TornPage } from '../../drawings/TornPage.tsx';
import { guidance } from '../../guidance.ts';
import { Content } from '../../primitives/Content/Content.tsx';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { LostPage } from './LostPage.tsx';

const meta = {
  title: 'Patterns/LostPage',
  component: LostPage,
  decorators: [(Story) => <Content width="wide">{Story()}</Content>],
  args: {
    drawing: <TornPage />,
    title: 'This page is not here',
    text: 'The address may have been cut off or mistyped. Nothing is wrong with your phone.',
    action: <ButtonLink href="#home">Home</ButtonLink>,
    waysTitle: 'Where to go from here',
    ways: [
      { label: 'What we check', href: '#checks' },
      { label: 'Is a report real?', href: '#report' },
    ],
  },
  parameters: {
    ...guidance({
      do: ['Use it for a whole page that leads nowhere: an unknown address, a profile that is not shown.'],
      dont: [
        'Do not use it for an empty list: `EmptyState` stands in the place of the list.',
        'Do not list more than five ways. Whoever is lost needs few.',
      ],
      access: ['Its title is the page’s heading. The ways are a navigation with a name.'],
      alternatives: [{ use: 'Components/EmptyState', when: 'A list or a part of a screen is empty.' }],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof LostPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('navigation', { name: 'Where to go from here' })).toBeVisible();
  },
};
export const Dark: Story = { tags: ['!picture'], globals: dark };

const longest: Story = {
  args: {
    title: 'Hakuna wasifu wa kuona hapa',
    text: 'Ama mfanyakazi hauonyeshi, au kiungo kimekatwa au kuandikwa vibaya: mwombe mfanyakazi akitume tena.',
    action: <ButtonLink href="#home">Mwanzo</ButtonLink>,
    waysTitle: 'Pa kwenda kutoka hapa',
    ways: [{ label: 'Je, huu ni wasifu wako? Fungua wasifu wangu', href: '#own' }],
  },
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = {
  tags: ['!picture'],
  ...longest,
  globals: { ...largeText, ...narrow },
};
