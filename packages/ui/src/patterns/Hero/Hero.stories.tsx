import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CheckList } from '../../components/CheckList/CheckList.tsx';
import { SampleTag } from '../../components/SampleTag/SampleTag.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Patterns/Hero',
  component: Hero,
  args: {
    kicker: 'Background checks for household workers in Kenya',
    title: 'Know whom you let into your home',
    lead: 'You get an honest report: what was found, and what was not.',
    actions: (
      <>
        <ButtonLink href="#sign-up">Get Started</ButtonLink>
        <ButtonLink href="#demonstration" variant="secondary">
          See how it works
        </ButtonLink>
      </>
    ),
    after: (
      <TextLink href="#worker" placement="alone">
        I am a worker
      </TextLink>
    ),
    picture: (
      <Card padding="large">
        <Stack>
          <SampleTag />
          <CheckList label="What was found" items={['Identity: verified', 'References: verified']} />
        </Stack>
      </Card>
    ),
  },
  parameters: {
    ...guidance({
      do: ['Begin a public page with it: one promise, one primary button, something to look at.'],
      dont: [
        'Do not use two on a page.',
        'Do not put a photograph in it that has to be fetched: the first view is there at once.',
      ],
      access: ['Its title is the page’s heading. Screen readers skip the drawn home.'],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
export const Dark: Story = { globals: dark };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithPoints: Story = {
  args: { points: <CheckList items={['A report: every finding with its source', 'A trust score']} /> },
};

const longest: Story = {
  args: {
    kicker: 'Ukaguzi wa wafanyakazi wa nyumbani nchini Kenya',
    title: 'Mfahamu unayemkaribisha nyumbani kwako',
    lead: 'Unapata ripoti ya kweli: kilichopatikana, na kisichopatikana.',
    actions: (
      <>
        <ButtonLink href="#sign-up">Anza</ButtonLink>
        <ButtonLink href="#demonstration" variant="secondary">
          Ona jinsi inavyofanya kazi
        </ButtonLink>
      </>
    ),
    children: <Text>Anakubali kwa SMS kabla ya chochote kukaguliwa.</Text>,
  },
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
