import { RoomFor } from '@repo/ui/components/RoomFor';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { areRecordsTold, caseScoreOf, isScoreLate, unknownScore, type CaseScore } from './case-score.ts';
import { RecordsLine } from './RecordsLine.tsx';
import type { Facts } from './use-verifications.ts';

interface ScoreLineProps {
  readonly facts: Facts;
  /** Whether the checks of the case have begun. */
  readonly hasBegun: boolean;
}

/** The trust score and the misconduct records. */
export function ScoreLine({ facts, hasBegun }: ScoreLineProps) {
  const score = caseScoreOf(facts);
  if (score !== undefined) return <Score key={score.source} score={score} hasBegun={hasBegun} />;
  return isScoreLate(facts) ? (
    <RoomFor>
      <Score score={unknownScore} hasBegun={hasBegun} />
    </RoomFor>
  ) : null;
}

/** In a column, because side by side the parts would fit for one tier and not for another. */
const Score = ({ score, hasBegun }: { readonly score: CaseScore; readonly hasBegun: boolean }) => (
  <Stack gap="xsmall">
    <TrustBadge tier={score.tier} plain={score.hasFinding} score={score.score} upTo={score.upTo} />
    {!hasBegun && (
      <Text size="small" tone="muted">
        From before this check
      </Text>
    )}
    {areRecordsTold(score, hasBegun) && <RecordsLine records={score.records} />}
  </Stack>
);
