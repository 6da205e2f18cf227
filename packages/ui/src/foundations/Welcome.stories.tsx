import { brand } from '@repo/domain/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../brand/Wordmark/Wordmark.tsx';
import { Card, CardLink } from '../components/Card/Card.tsx';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { Timeline } from '../components/Timeline/Timeline.tsx';
import { Content } from '../primitives/Content/Content.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, narrow } from '../story-kit.tsx';
import * as css from './page.css.ts';
import { Section } from './Page.tsx';

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const places = [
  {
    title: 'All screens',
    path: '/story/screens-all-screens--all-screens',
    text: 'The product without running it: every screen in each of its states, with recorded data and invented people.',
  },
  {
    title: 'Components',
    path: '/docs/components-button--docs',
    text: 'Each with its controls, what to do with it and what not to, and how it is met without eyes or a mouse.',
  },
  {
    title: 'Patterns',
    path: '/docs/patterns-appshell--docs',
    text: 'Frames and ways that return: the shell of a screen, signing in, lists with filters, nothing there, something failed.',
  },
  {
    title: 'Primitives',
    path: '/docs/primitives-stack--docs',
    text: 'What every screen is put together with: distances, columns, headings and text.',
  },
];

const guides = [
  { title: 'Writing', path: 'writing--writing', text: 'Voice, words in two languages, dates and amounts.' },
  { title: 'Status', path: 'status--status-vocabulary', text: 'Each state with its words, colour and icon.' },
  { title: 'Score and data', path: 'score-and-data--score', text: 'The ring, bars, timelines, figures.' },
  { title: 'Layout templates', path: 'layout-templates--templates', text: 'List, detail, task and focus.' },
  { title: 'Illustration', path: 'illustration--all', text: 'Two inks, and where a drawing stands.' },
  { title: 'Photos', path: 'photos--photos', text: 'A worker’s photo, and her choice.' },
  { title: 'Colour', path: 'colour--employer', text: 'Where each may be used, light beside dark.' },
  { title: 'Type', path: 'type--type', text: 'Headings, a page of text, figures.' },
  { title: 'Space', path: 'space--space', text: 'The scale, and a card with its distances.' },
  { title: 'Motion', path: 'motion--motion', text: 'The six places that move, to play.' },
  { title: 'Icons', path: 'icons--all', text: 'Search them, and copy a name.' },
  { title: 'Tokens', path: 'tokens--tokens', text: 'All of it as a file for Figma.' },
];

const steps = [
  {
    title: 'Choose audience, mode and text size above',
    text: 'Landing, employer, worker and ops are four themes over one contract. In the product light and dark follow the system.',
  },
  {
    title: 'Look at it as small as it gets',
    text: 'The viewport menu has the narrowest phone that is supported, 320 px. Nothing sticks out there, nor at twice the text size.',
  },
  {
    title: 'Trust what you see',
    text: 'Every story is a test in a real browser: no finding of axe, no target under 44 px for a thumb, no error in the console.',
  },
  {
    title: 'Something is missing?',
    text: 'Finished components take no styles of their own, and apps write none. Ask for a variant; it then exists for everybody.',
  },
];

export const Welcome: StoryObj = {
  render: () => (
    <main>
      <Content width="wide">
        <div className={css.page}>
          <Wordmark size="large" />
          <div className={css.head}>
            <Heading level={1} size="display">
              Calm, clear, warm
            </Heading>
            <Text size="large" tone="muted">
              {`${brand.name} tells a household who is about to care for its home. It is read in sunlight, on a cheap phone, by people with money and trust at stake. So it is plain before it is pretty, it says what happens next, and it never makes anything up.`}
            </Text>
            <Text>
              This Storybook is where its look lives: what stands here is what the sites are made of, from the
              same files.
            </Text>
          </div>
          <Grid columns={2}>
            {places.map(({ title, path, text }) => (
              <Card key={title} as="section">
                <Heading level={2} size={3}>
                  <CardLink href={`./?path=${path}`}>{title}</CardLink>
                </Heading>
                <Text>{text}</Text>
              </Card>
            ))}
          </Grid>
          <Section title="Guides and foundations">
            <Grid columns={3}>
              {guides.map(({ title, path, text }) => (
                <Card key={title} padding="small">
                  <Heading level={3} size={4}>
                    <CardLink href={`./?path=/story/foundations-${path}`}>{title}</CardLink>
                  </Heading>
                  <Text tone="muted">{text}</Text>
                </Card>
              ))}
            </Grid>
            <Text>
              <TextLink href="./?path=/story/foundations-changes--changes">
                What is new, and what goes
              </TextLink>
            </Text>
          </Section>
          <Section title="How to use it">
            <Timeline steps={steps} />
          </Section>
        </div>
      </Content>
    </main>
  ),
};

export const WelcomeOnNarrowestPhone: StoryObj = { ...Welcome, globals: narrow, play: fitsTheScreen };
