import type { Report } from '@repo/api-client/queries/reports';
import { accessLevels, levelNames, type PackageLevel } from '@repo/domain/packages';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { offerOf } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';
import { upgradePath } from '../../paths.ts';

interface SectionUpgradeProps {
  readonly report: Report;
  readonly to: PackageLevel;
  readonly title: string;
  /** The benefit of the package for this section. */
  readonly brings: string;
}

/** Offers the next package where it would show more. */
export function SectionUpgrade({ report, to, title, brings }: SectionUpgradeProps) {
  const price = useLevelPrice(to);
  const from = accessLevels.find((level) => level === report.access_level) ?? 'none';
  return (
    <UpgradePrompt
      variant="inline"
      title={title}
      label={offerOf(from, to)}
      href={upgradePath({ from, to, workerId: report.nanny_id })}
    >
      {price === null ? brings : `${brings} ${levelNames[to]} costs ${price}.`}
    </UpgradePrompt>
  );
}
