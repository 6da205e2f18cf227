import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { dashboardStatus, type WorkerVerification } from '@repo/domain/worker-verification';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { ClockIcon } from '@repo/ui/icons/ClockIcon';
import { useLanguage } from '../../language/use-language.ts';

const looks = {
  pending: ['dashboard.badge.pending', 'warning'],
  verified: ['dashboard.badge.verified', 'success'],
  needs_verification: ['dashboard.badge.none', 'default'],
} as const satisfies Record<WorkerVerification, readonly [string, BadgeTone]>;

/** By the specification, it always says pending (quirks, `workerBadgeAlwaysPending`). */
export function StatusBadge({ verification }: { readonly verification: WorkerVerification }) {
  const { say } = useLanguage();
  const [key, tone] = looks[dashboardStatus(verification, deploymentQuirks())];
  return (
    <Badge tone={tone} icon={<ClockIcon size="small" />}>
      {say(key)}
    </Badge>
  );
}
