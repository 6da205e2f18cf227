import { RoomFor } from '@repo/ui/components/RoomFor';
import { Text } from '@repo/ui/primitives/Text';
import {
  caseScoreOf,
  isScoreLate,
  recordsText,
  tierText,
  unknownScore,
} from '../../verifications/case-score.ts';
import type { Facts } from '../../verifications/use-verifications.ts';

/** One line beside the ring: the misconduct records where there are any, else the tier. */
export function RecentNote(facts: Facts) {
  const score = caseScoreOf(facts);
  if (score === undefined)
    return isScoreLate(facts) ? (
      <RoomFor>
        <Text size="small">{tierText(unknownScore)}</Text>
      </RoomFor>
    ) : null;
  return (score.records ?? 0) > 0 ? (
    <Text size="small" tone="danger">
      {recordsText(score.records)}
    </Text>
  ) : (
    <Text size="small">{tierText(score)}</Text>
  );
}
