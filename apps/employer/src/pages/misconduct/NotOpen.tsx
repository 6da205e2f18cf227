import type { Misconduct } from '@repo/api-client/queries/misconduct';
import { packageLevels, levelNames } from '@repo/domain/packages';
import { Banner } from '@repo/ui/components/Banner';
import { LockedSection } from '@repo/ui/components/LockedSection';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { upgradePath } from '../../paths.ts';

/** Why the registry is closed, and what opens it. Any other access than these counts as locked. */
export function NotOpen({ misconduct }: { readonly misconduct: Misconduct }) {
  if (misconduct.access === 'waiting')
    return (
      <Banner tone="info" title="Waiting for the worker">
        The registry opens to you once she agrees to the check that you paid for.
      </Banner>
    );
  if (misconduct.access === 'ended')
    return (
      <Banner tone="info" title="Your report has ended">
        The registry tells what is on record now. The result of your own check stays in your report.
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
      Part of every package.
    </LockedSection>
  );
}
