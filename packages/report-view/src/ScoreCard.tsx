import type { Report } from '@repo/api-client/queries/reports';
import { hasFinding, scoreOutcomes } from '@repo/domain/report-verdict';
import { shownScore } from '@repo/domain/trust-reach';
import { shownTier } from '@repo/domain/trust-tier';
import { explainedRows } from '@repo/domain/trust-words';
import { ScoreBreakdown } from '@repo/ui/components/ScoreBreakdown';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { SCORE_EXPLAINED } from './words.ts';

/** The parts of the score of a report. An ended report has no score. */
export function ScoreCard({ report }: { readonly report: Report }) {
  if (report.ended !== null) return null;
  return (
    <TitledCard title={SCORE_EXPLAINED}>
      <ScoreBreakdown
        parts={explainedRows(report.trust_score_breakdown, scoreOutcomes(report))}
        tier={shownTier(report.trust_badge)}
        plain={hasFinding(report)}
        score={shownScore(report).score}
      />
    </TitledCard>
  );
}
