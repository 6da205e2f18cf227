import { RoomFor } from '@repo/ui/components/RoomFor';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Stack } from '@repo/ui/primitives/Stack';
import { caseScoreOf, isScoreLate, unknownScore, type CaseScore } from './case-score.ts';
import { RecordsLine } from './RecordsLine.tsx';
import type { Facts } from './use-verifications.ts';

/** The trust score and the misconduct records. */
export function ScoreLine(facts: Facts) {
  const score = caseScoreOf(facts);
  if (score !== undefined) return <Score key={score.source} {...score} />;
  return isScoreLate(facts) ? (
    <RoomFor>
      <Score {...unknownScore} />
    </RoomFor>
  ) : null;
}

/** In a column, because side by side the parts would fit for one tier and not for another. */
const Score = ({ tier, score, upTo, records }: CaseScore) => (
  <Stack gap="xsmall">
    <TrustBadge tier={tier} score={score} upTo={upTo} />
    <RecordsLine records={records} />
  </Stack>
);
