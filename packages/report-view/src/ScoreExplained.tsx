import { explainedRows, type WireTrustRow } from '@repo/domain/trust-words';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ScoreBreakdown } from '@repo/ui/components/ScoreBreakdown';

interface ScoreExplainedProps {
  readonly rows: readonly WireTrustRow[];
  /** Null before anything was checked. */
  readonly score: number | null;
}

/** The parts of a trust score, as far as the package shows them. */
export function ScoreExplained({ rows, score }: ScoreExplainedProps) {
  return (
    <Disclosure label="How this score is made up">
      <ScoreBreakdown parts={explainedRows(rows)} score={score} />
    </Disclosure>
  );
}
