import { explainedRows, type WireTrustRow } from '@repo/domain/trust-words';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ScoreBreakdown } from '@repo/ui/components/ScoreBreakdown';

/** The parts of a trust score, as far as the package shows them. The rows add up to the score. */
export function ScoreExplained({ rows }: { readonly rows: readonly WireTrustRow[] }) {
  return (
    <Disclosure label="How this score is made up">
      <ScoreBreakdown parts={explainedRows(rows)} />
    </Disclosure>
  );
}
