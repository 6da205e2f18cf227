import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { caseScoreOf, isScoreLate } from './case-score.ts';
import type { Facts } from './use-verifications.ts';

/** The trust score of the worker as a ring. It is pale until the score arrives. */
export function CaseRing({ facts }: { readonly facts: Facts }) {
  const found = caseScoreOf(facts);
  if (found === undefined)
    return isScoreLate(facts) ? <ScoreCircle size="xsmall" tier="Basic" score={null} /> : null;
  const { source, tier, score, upTo, hasFinding } = found;
  return (
    <>
      {score !== null && <VisuallyHidden>Trust score: </VisuallyHidden>}
      <ScoreCircle key={source} size="xsmall" tier={tier} plain={hasFinding} score={score} upTo={upTo} />
    </>
  );
}
