import type { Misconduct } from '@repo/api-client/queries/misconduct';
import { formatDate } from '@repo/domain/dates';
import { packageLevels, levelNames } from '@repo/domain/packages';
import { REPORT_CURRENT_DAYS } from '@repo/domain/report-standing';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { LockedSection } from '@repo/ui/components/LockedSection';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { paths, upgradePath } from '../../paths.ts';

interface NotOpenProps {
  readonly misconduct: Misconduct;
}

/** Why the registry is closed, and what opens it. Any other access than these counts as locked. */
export function NotOpen({ misconduct }: NotOpenProps) {
  if (misconduct.access === 'waiting')
    return (
      <Banner tone="info" title="Waiting for the worker" action={<ToReport misconduct={misconduct} />}>
        The registry opens once the worker agrees to the check that you paid for.
      </Banner>
    );
  if (misconduct.access === 'ended')
    return (
      <Banner tone="info" title={endTitle(misconduct.ended)} action={<ToReport misconduct={misconduct} />}>
        {misconduct.ended?.reason === 'expired' &&
          `A report counts for ${REPORT_CURRENT_DAYS} days from its issue. `}
        The registry tells what is on record now, so it has closed with your report. The report keeps the
        results that were decided before.
      </Banner>
    );
  const to = packageLevels.find((level) => level === misconduct.upgrade_to);
  return (
    <LockedSection
      title="Registry Records"
      prompt={
        to !== undefined && (
          <UpgradePrompt
            variant="inline"
            title={`Unlock with ${levelNames[to]}`}
            label={`Get ${levelNames[to]}`}
            href={upgradePath({ from: 'none', to, workerId: misconduct.nanny_id })}
          >
            We look into the registry for you, and you see what is on record.
          </UpgradePrompt>
        )
      }
    >
      You have no paid check of this worker. The registry is part of every package.
    </LockedSection>
  );
}

/** The employer reads the same end, and its date, in the report. */
function endTitle(ended: Misconduct['ended']): string {
  if (ended === null) return 'Your report has ended';
  return ended.reason === 'withdrawn'
    ? `The worker withdrew consent on ${formatDate(ended.at)}`
    : `Your report ended on ${formatDate(ended.at)}`;
}

const ToReport = ({ misconduct }: NotOpenProps) => (
  <ButtonLink
    size="small"
    variant="secondary"
    href={paths.verificationReport}
    state={{ workerId: misconduct.nanny_id }}
  >
    View Report
  </ButtonLink>
);
