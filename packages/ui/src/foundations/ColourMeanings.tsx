import { statusTones } from '@repo/domain/status-vocabulary';
import { Badge } from '../components/Badge/Badge.tsx';
import { Card } from '../components/Card/Card.tsx';
import { SampleTag } from '../components/SampleTag/SampleTag.tsx';
import { TrustBadge } from '../components/TrustBadge/TrustBadge.tsx';
import { WordsProvider } from '../components/WordsProvider/WordsProvider.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { kiswahili } from '../words/kiswahili.ts';
import { toneMeanings } from './colour-uses.ts';
import { tierRanges } from './tier-ranges.ts';

/** What each colour says: the tones of states, the metals of tiers, and what is not real. */
export const ColourMeanings = () => (
  <Stack>
    <Grid columns={3}>
      {statusTones.map((tone) => (
        <Card key={tone}>
          <Stack gap="xsmall" align="start">
            <Badge tone={tone}>{toneMeanings[tone].colour}</Badge>
            <Text>{toneMeanings[tone].meaning}</Text>
            <Text size="small" tone="muted">{`tone ${tone}`}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
    <Grid columns={2}>
      <Card>
        <Stack gap="xsmall" align="start">
          <Heading level={3}>Metal: a trust tier</Heading>
          <Text>
            Gold is a reward, and never a warning. No state shines. Without a verified identity every score is
            Basic.
          </Text>
          <Stack as="ul" gap="xsmall">
            {tierRanges.map(({ tier, from, to }) => (
              <Inline key={tier} as="li">
                <TrustBadge tier={tier} score={to} />
                <WordsProvider words={kiswahili}>
                  <TrustBadge tier={tier} score={to} />
                </WordsProvider>
                <Text as="span" size="small" tone="muted">
                  {`${String(from)} to ${String(to)}`}
                </Text>
              </Inline>
            ))}
          </Stack>
        </Stack>
      </Card>
      <Card>
        <Stack gap="small" align="start">
          <Heading level={3}>Dashes and stripes: not real</Heading>
          <Text>Invented data has a dashed outline, the sandbox a striped edge. Neither has a tone.</Text>
          <SampleTag />
        </Stack>
      </Card>
    </Grid>
  </Stack>
);
