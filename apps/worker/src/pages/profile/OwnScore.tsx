import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { ownScoreRows, ownScoreWords } from '@repo/domain/own-score/own-score';
import type { TrustTier } from '@repo/domain/trust-tier';
import type { ShownScore } from '@repo/domain/trust-reach';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ScoreBreakdown } from '@repo/ui/components/ScoreBreakdown';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';

interface OwnScoreProps {
  readonly rows: WireWorkerRecord['trust_score_breakdown'];
  readonly shown: ShownScore;
  readonly tier: TrustTier;
}

/** How the worker's score is made up: the points that she has, and what earns the others. */
export function OwnScore({ rows, shown, tier }: OwnScoreProps) {
  const { language, say } = useLanguage();
  const words = ownScoreWords[language];
  return (
    <Disclosure label={words.title}>
      <Stack gap="small">
        {shown.score === null && <Text>{words.unchecked}</Text>}
        {shown.upTo !== null && <Text>{words.running}</Text>}
        <ScoreBreakdown
          parts={ownScoreRows(rows, language)}
          tier={tier}
          score={shown.score}
          totalLabel={say('profile.trust')}
        />
      </Stack>
    </Disclosure>
  );
}
