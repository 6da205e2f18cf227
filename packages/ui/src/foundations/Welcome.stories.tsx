import { brand } from '@repo/domain/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../brand/Wordmark/Wordmark.tsx';
import { Card, CardLink } from '../components/Card/Card.tsx';
import { Timeline } from '../components/Timeline/Timeline.tsx';
import { Content } from '../primitives/Content/Content.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, narrow } from '../story-kit.tsx';

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
    title: 'Foundations',
    path: '/story/foundations-colour--employer',
    text: 'Colour, type, space, radius, elevation, motion, breakpoints and icons, drawn from the tokens themselves.',
  },
  {
    title: 'Components',
    path: '/docs/components-button--docs',
    text: 'Each component with its controls, what to do with it and what not to, and how it is met without eyes or a mouse.',
  },
  {
    title: 'Patterns',
    path: '/docs/patterns-appshell--docs',
    text: 'Frames and ways that return: the shell of a screen, signing in, lists with filters, nothing there, something failed.',
  },
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
        <Stack gap="xlarge">
          <Wordmark size="large" />
          <Stack>
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
          </Stack>
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
          <Stack as="section">
            <Heading level={2}>How to use it</Heading>
            <Timeline steps={steps} />
          </Stack>
        </Stack>
      </Content>
    </main>
  ),
};

export const WelcomeOnNarrowestPhone: StoryObj = { ...Welcome, globals: narrow, play: fitsTheScreen };
