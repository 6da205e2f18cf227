import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { ownScoreRows, ownScoreWords } from '@repo/domain/own-score/own-score';
import { shownScore } from '@repo/domain/trust-reach';
import { trustTierOf } from '@repo/domain/trust-tier';
import { ScoreBreakdown } from '@repo/ui/components/ScoreBreakdown';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useLanguage } from '../language/use-language.ts';
import { OwnPassport } from './OwnPassport.tsx';
import { passportWords } from './passport-words.ts';

/** Her card, and how her score is made up: for a desk with room, and nothing else to do on it. */
export default function DeskCard({ record }: { readonly record: WireWorkerRecord }) {
  const { say, language } = useLanguage();
  const { trust_score_breakdown: rows, trust_score: score, smile_status: smileStatus } = record;
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{passportWords[language].sides.front}</Heading>
      <Grid columns={2} gap="large">
        <OwnPassport record={record} />
        <TitledCard title={ownScoreWords[language].title}>
          <ScoreBreakdown
            parts={ownScoreRows(rows, language)}
            tier={trustTierOf(score, smileStatus)}
            score={shownScore(record).score}
            totalLabel={say('profile.trust')}
          />
        </TitledCard>
      </Grid>
    </Stack>
  );
}
