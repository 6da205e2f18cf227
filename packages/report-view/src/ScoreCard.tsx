import type { Report } from '@repo/api-client/queries/reports';
import { pointsWithoutPackage } from '@repo/domain/points-without-package';
import { hasFinding, scoreOutcomes } from '@repo/domain/report-verdict';
import { shownScore } from '@repo/domain/trust-reach';
import { shownTier } from '@repo/domain/trust-tier';
import { explainedRows } from '@repo/domain/trust-words';
import { ScoreBreakdown } from '@repo/ui/components/ScoreBreakdown';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { SCORE_EXPLAINED } from './words.ts';

/** The parts of the score of a report. An ended report has no score. */
export function ScoreCard({ report }: { readonly report: Report }) {
  if (report.ended !== null) return null;
  const rows = explainedRows(report.trust_score_breakdown, scoreOutcomes(report));
  const note = pointsWithoutPackage(rows);
  return (
    <TitledCard title={SCORE_EXPLAINED}>
      <ScoreBreakdown
        parts={rows}
        tier={shownTier(report.trust_badge)}
        plain={hasFinding(report)}
        score={shownScore(report).score}
      />
      {note !== null && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </TitledCard>
  );
}
