import { Person } from '@repo/ui/components/Person';
import { SampleTag } from '@repo/ui/components/SampleTag';
import { ScoreRing, type ScoreRingProps } from '@repo/ui/components/ScoreRing';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { workerInitials } from '@repo/domain/initials';
import type { Language } from '../../site/languages.ts';
import { sampleScore, sampleTier } from './sample-report.ts';
import { wordsOf } from './words.ts';

/** The parts of the ring. Their points in words are in the sample report. */
function partsIn(language: Language): ScoreRingProps['parts'] {
  const { components, pointsOf } = wordsOf[language].sample;
  return sampleScore.breakdown.map(({ component, points, max, state }) => ({
    id: component,
    label: components[component],
    state,
    points,
    max,
    text: pointsOf(points, max),
  }));
}

/** The worker of the sample and the trust score, below the tag. */
export function SampleHead({ language, level }: { readonly language: Language; readonly level: 2 | 3 }) {
  const { name, role, trustScore } = wordsOf[language].sample;
  return (
    <Stack gap="medium">
      <SampleTag />
      <Person
        size="medium"
        initials={workerInitials(name)}
        name={
          <Heading level={level} size={3}>
            {name}
          </Heading>
        }
      >
        <Text tone="muted">{role}</Text>
      </Person>
      <Inline gap="medium">
        <ScoreRing parts={partsIn(language)} score={sampleScore.total} tier={sampleTier} />
        <Stack gap="xsmall">
          <Text tone="muted">{trustScore}</Text>
          <TrustBadge tier={sampleTier} score={sampleScore.total} />
        </Stack>
      </Inline>
    </Stack>
  );
}
