import type { Verification } from '@repo/api-client/normalise/dashboard';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { Text } from '@repo/ui/primitives/Text';
import {
  caseScoreOf,
  isScoreLate,
  recordsText,
  tierText,
  unknownScore,
} from '../../verifications/case-score.ts';
import { ProspectNumber } from '../../verifications/ProspectNumber.tsx';
import type { Facts } from '../../verifications/use-verifications.ts';
import { knownOf } from '../../verifications/words.ts';

interface RecentNoteProps {
  readonly lead: Verification;
  readonly facts: Facts;
}

/** What is known of the worker, in a line beside the ring. */
export function RecentNote({ lead, facts }: RecentNoteProps) {
  const known = knownOf(lead, facts.worker.data);
  if (known === 'score') return <ScoreNote {...facts} />;
  return known === 'number' ? <ProspectNumber worker={facts.worker} /> : null;
}

/** The misconduct records where there are any, else the tier. */
function ScoreNote(facts: Facts) {
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
