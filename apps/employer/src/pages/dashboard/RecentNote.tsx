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
import { hasBegun } from '../../verifications/has-begun.ts';
import { ProspectNumber } from '../../verifications/ProspectNumber.tsx';
import type { Facts } from '../../verifications/use-verifications.ts';
import { knownOf } from '../../verifications/words.ts';

interface RecentNoteProps {
  readonly lead: Verification;
  readonly facts: Facts;
  /** Whether the check of the worker is already paid. */
  readonly isPaid: boolean;
}

/** What is known of the worker, in a line beside the ring. */
export function RecentNote({ lead, facts, isPaid }: RecentNoteProps) {
  const known = knownOf(lead, facts.worker.data);
  if (known === 'score') return <ScoreNote facts={facts} isOfThis={hasBegun(lead, isPaid)} />;
  return known === 'number' ? <ProspectNumber worker={facts.worker} /> : null;
}

interface ScoreNoteProps extends Pick<RecentNoteProps, 'facts'> {
  /** Whether the score is of this check, or from before it. */
  readonly isOfThis: boolean;
}

/** The misconduct records where there are any, else the tier. */
function ScoreNote({ facts, isOfThis }: ScoreNoteProps) {
  const score = caseScoreOf(facts);
  if (score === undefined)
    return isScoreLate(facts) ? (
      <RoomFor>
        <Text size="small">{tierText(unknownScore, isOfThis)}</Text>
      </RoomFor>
    ) : null;
  return (score.records ?? 0) > 0 ? (
    <Text size="small" tone="danger">
      {recordsText(score.records)}
    </Text>
  ) : (
    <Text size="small">{tierText(score, isOfThis)}</Text>
  );
}
