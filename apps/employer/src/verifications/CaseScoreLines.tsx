import { RoomFor } from '@repo/ui/components/RoomFor';
import { Text } from '@repo/ui/primitives/Text';
import {
  areRecordsTold,
  caseScoreOf,
  isScoreLate,
  tierText,
  unknownScore,
  type CaseScore,
} from './case-score.ts';
import { RecordsLine } from './RecordsLine.tsx';
import type { Facts } from './use-verifications.ts';

interface CaseScoreLinesProps {
  readonly facts: Facts;
  /** Whether the checks of the case have begun. */
  readonly hasBegun: boolean;
}

/** What stands beside the ring with the number: the tier, and the misconduct records. */
export function CaseScoreLines({ facts, hasBegun }: CaseScoreLinesProps) {
  const score = caseScoreOf(facts);
  if (score !== undefined) return <Lines score={score} hasBegun={hasBegun} />;
  return isScoreLate(facts) ? (
    <RoomFor>
      <Lines score={unknownScore} hasBegun={hasBegun} />
    </RoomFor>
  ) : null;
}

const Lines = ({ score, hasBegun }: { readonly score: CaseScore; readonly hasBegun: boolean }) => (
  <div>
    <Text size="small">{tierText(score, hasBegun)}</Text>
    {areRecordsTold(score, hasBegun) && <RecordsLine {...score} />}
  </div>
);
