import { pointsWithoutPackage } from '@repo/domain/points-without-package';
import type { TrustTier } from '@repo/domain/trust-tier';
import type { ExplainedRow } from '@repo/domain/trust-words';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ScoreBreakdown } from '@repo/ui/components/ScoreBreakdown';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { SCORE_EXPLAINED } from './words.ts';

interface ScoreExplainedProps {
  readonly rows: readonly ExplainedRow[];
  readonly tier: TrustTier;
  /** Null before anything was checked. */
  readonly score: number | null;
  /** What is to be read before the parts. */
  readonly children?: ReactNode;
}

/** The parts of a trust score, as far as the package shows them, behind a line of their own. */
export function ScoreExplained({ rows, tier, score, children }: ScoreExplainedProps) {
  const note = pointsWithoutPackage(rows);
  return (
    <Disclosure label={SCORE_EXPLAINED}>
      <Stack>
        {children}
        <ScoreBreakdown parts={rows} tier={tier} score={score} />
        {note !== null && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    </Disclosure>
  );
}
