import { shownScore, type WireTrustScore } from '@repo/domain/trust-reach';
import { shownTier, type TrustTier } from '@repo/domain/trust-tier';
import { registryStates } from '@repo/domain/status-vocabulary';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { Facts } from './use-verifications.ts';

/** The trust score and the misconduct records: from the progress of a current report, else from the public data of the worker. */
export function ScoreLine({ completion, worker }: Facts) {
  if (completion.data?.ended === null)
    // Another badge than the one of the public data, so that learning a tier is no rise of it.
    return <Score key="case" {...completion.data} tier={shownTier(completion.data.trust_badge)} />;
  if (worker.data !== undefined) return <Score {...worker.data} />;
  if (!completion.isPending && !worker.isPending) return null;
  return (
    <RoomFor>
      <Score tier="Basic" trust_score={0} trust_checked={false} trust_reach={null} misconduct_flags={null} />
    </RoomFor>
  );
}

interface ScoreProps extends WireTrustScore {
  readonly tier: TrustTier;
  readonly misconduct_flags: number | null;
}

/** In a column, because side by side the parts would fit for one tier and not for another. */
const Score = ({ tier, misconduct_flags, ...score }: ScoreProps) => (
  <Stack gap="xsmall">
    <TrustBadge tier={tier} {...shownScore(score)} />
    <Text as="span" tone={(misconduct_flags ?? 0) > 0 ? 'danger' : 'muted'}>
      {reports(misconduct_flags)}
    </Text>
  </Stack>
);

function reports(count: number | null): string {
  if (count === null) return `Misconduct registry: ${registryStates.not_checked.english}`;
  return count === 1 ? '1 misconduct report' : `${count} misconduct reports`;
}
