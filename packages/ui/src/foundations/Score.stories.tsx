import { SCORE_MAXIMUM, trustComponents } from '@repo/domain/trust-score';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { ScoreCircle, scoreCircleSizes } from '../components/ScoreCircle/ScoreCircle.tsx';
import { ScoreRing } from '../components/ScoreRing/ScoreRing.tsx';
import { TrustBadge } from '../components/TrustBadge/TrustBadge.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { DataSections } from './DataSections.tsx';
import { ExplainedRing } from './ExplainedRing.tsx';
import { Page, Section } from './Page.tsx';
import { finished, running, withFinding } from './sample-scores.ts';

/** The most that the running checks can reach. */
const UP_TO = 90;

const looks = [
  {
    title: 'Earned and not confirmed',
    text: 'Solid metal, and hatched indigo: we do not know.',
    sample: finished,
  },
  { title: 'With a finding', text: 'A red outline, empty: found.', sample: withFinding },
  { title: 'While checks run', text: 'Pale: this can still come.', sample: running, upTo: UP_TO },
] as const;

const meta = {
  title: 'Foundations/Score and data',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Score: StoryObj = {
  render: () => (
    <Page
      title="Score and data"
      intro={`A trust score counts ${String(trustComponents.length)} parts, ${String(SCORE_MAXIMUM)} points together. The number never stands alone: a page that shows it says what it is made of.`}
    >
      <Section
        title="The ring in its parts"
        text="A part is as long as its points. It is for the one score that a page is about; the list of parts stands on the same page, and says the same in words."
      >
        <ExplainedRing score={finished} />
        <Grid columns={3}>
          {looks.map(({ title, text, sample, ...more }) => (
            <Card key={title}>
              <Stack gap="small" align="center">
                <ScoreRing {...sample} {...more} />
                <Heading level={3}>{title}</Heading>
                <Text tone="muted" align="center">
                  {text}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section
        title="The small ring"
        text="In lists and heads: one arc in the metal of the tier. It has no parts, because nobody could press them there."
      >
        <Card>
          <Inline gap="large">
            {scoreCircleSizes.map((size) => (
              <ScoreCircle key={size} size={size} score={finished.score} tier={finished.tier} />
            ))}
            <TrustBadge score={finished.score} tier={finished.tier} />
          </Inline>
        </Card>
      </Section>
      <Section
        title="No score is no zero"
        text="Before anything was checked there is no number at all. While checks run, the number says what can still come: a report that is half done must not look like a bad person."
      >
        <Grid columns={2}>
          <Card>
            <Stack gap="small">
              <Inline>
                <ScoreCircle size="small" score={null} tier="Basic" />
                <TrustBadge score={null} tier="Basic" />
              </Inline>
              <Text>A pale ring, and the words.</Text>
            </Stack>
          </Card>
          <Card>
            <Stack gap="small">
              <Inline>
                <ScoreCircle size="small" score={running.score} upTo={UP_TO} tier="Basic" />
                <TrustBadge score={running.score} upTo={UP_TO} tier="Basic" />
              </Inline>
              <Text>The points so far, and the most that the open checks can reach.</Text>
            </Stack>
          </Card>
        </Grid>
      </Section>
      <DataSections />
    </Page>
  ),
};

/** A press on a part opens its sentence. */
export const Pressed: StoryObj = {
  ...Score,
  tags: ['!picture', 'proof'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const part = canvasElement.querySelector('main svg g');
    await expect(canvas.getByText('Press a part of the ring.')).toBeVisible();
    if (part) await userEvent.click(part);
    await expect(canvas.getByText('ID verification: The identity is verified.')).toBeVisible();
  },
};
export const LargeText: StoryObj = {
  ...Score,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
