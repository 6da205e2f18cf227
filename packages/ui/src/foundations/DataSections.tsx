import { SCORE_MAXIMUM } from '@repo/domain/trust-score';
import { Card } from '../components/Card/Card.tsx';
import { CheckTimeline } from '../components/CheckTimeline/CheckTimeline.tsx';
import { CircularProgress } from '../components/CircularProgress/CircularProgress.tsx';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { SegmentBar } from '../components/SegmentBar/SegmentBar.tsx';
import { StarRating } from '../components/StarRating/StarRating.tsx';
import { Stats } from '../components/Stats/Stats.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { Section } from './Page.tsx';
import { Rules } from './Rules.tsx';

/** Invented reviews: how many gave each number of stars. */
const reviews = [
  { stars: 5, count: 10 },
  { stars: 4, count: 3 },
  { stars: 3, count: 1 },
  { stars: 2, count: 0 },
  { stars: 1, count: 1 },
];
const all = reviews.reduce((sum, { count }) => sum + count, 0);
const average = reviews.reduce((sum, { stars, count }) => sum + stars * count, 0) / all;

/** Progress, time, distribution and figures: the data of the product that is no score. */
export const DataSections = () => (
  <>
    <Section title="How far it is" text="Choose by what is counted.">
      <Grid columns={3}>
        <Card>
          <Stack gap="small">
            <Heading level={3}>Few steps</Heading>
            <SegmentBar label="Checks" done={4} total={6} percent={67} />
            <Text tone="muted">A segment for each check of a case.</Text>
          </Stack>
        </Card>
        <Card>
          <Stack gap="small">
            <Heading level={3}>A share</Heading>
            <ProgressBar label="Profile completion" percent={75} />
            <Text tone="muted">
              Its colours are the levels of a profile. Where little is no bad sign, it is plain.
            </Text>
          </Stack>
        </Card>
        <Card>
          <Stack gap="small">
            <Heading level={3}>A share, no room</Heading>
            <CircularProgress label="Verification" percent={40} />
            <Text tone="muted">The colour of the brand until the end, then green.</Text>
          </Stack>
        </Card>
      </Grid>
    </Section>
    <Section
      title="What happens when"
      text="One line from the first step to the last, filled up to now. Each step has its state, and a date: decided, or expected."
    >
      <Card>
        <CheckTimeline
          label="Checks"
          checks={[
            { id: '1', title: 'Identity', state: 'clear', date: 'Decided Nov 23, 2026' },
            {
              id: '2',
              title: 'References',
              state: 'in_progress',
              next: 'Our team calls the references',
              date: 'Expected Nov 26, 2026',
            },
            { id: '3', title: 'Final Review', state: 'pending', next: 'Waiting for the other checks' },
          ]}
        />
      </Card>
    </Section>
    <Section
      title="How many of each"
      text="One bar for each answer, plain, with its count. An answer that nobody gave stays in the list."
    >
      <Card>
        <Stack gap="small">
          <StarRating rating={average} size="medium" showNumber count={`${String(all)} reviews`} />
          {reviews.map(({ stars, count }) => (
            <ProgressBar
              key={stars}
              label={`${String(stars)} ${stars === 1 ? 'star' : 'stars'}`}
              percent={(count / all) * SCORE_MAXIMUM}
              valueText={`${String(count)} of ${String(all)}`}
              level="plain"
            />
          ))}
        </Stack>
      </Card>
    </Section>
    <Section title="Figures" text="A few for a quick look.">
      <Card>
        <Stats
          items={[
            { label: 'Completed', value: 3 },
            { label: 'In Progress', value: 1 },
            { label: 'Spent', value: 'KES 4,500' },
            { label: 'Average', value: '–' },
          ]}
        />
      </Card>
      <Rules
        always={[
          'The whole beside the part: “10 of 15”, “80 out of 100”, “25 so far, up to 90”.',
          'A dash while a figure is not known yet, and the words that say why.',
          'Rounded once, at the end: points and per cent are whole, an average of stars has one decimal.',
          'The day on which it was true, where it can change.',
        ]}
        never={[
          'A zero for what nobody has looked at.',
          'Red for having begun. Red is for what was found or failed.',
          'A figure without its noun, or a colour without its word.',
          'A drawing that moves back: a score that falls is simply there.',
        ]}
      />
    </Section>
  </>
);
