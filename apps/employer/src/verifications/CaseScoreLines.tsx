import { RoomFor } from '@repo/ui/components/RoomFor';
import { Text } from '@repo/ui/primitives/Text';
import { caseScoreOf, isScoreLate, tierText, unknownScore, type CaseScore } from './case-score.ts';
import { RecordsLine } from './RecordsLine.tsx';
import type { Facts } from './use-verifications.ts';

/** What stands beside the ring with the number: the tier, and the misconduct records. */
export function CaseScoreLines(facts: Facts) {
  const score = caseScoreOf(facts);
  if (score !== undefined) return <Lines {...score} />;
  return isScoreLate(facts) ? (
    <RoomFor>
      <Lines {...unknownScore} />
    </RoomFor>
  ) : null;
}

const Lines = (score: CaseScore) => (
  <div>
    <Text size="small">{tierText(score)}</Text>
    <RecordsLine {...score} />
  </div>
);
