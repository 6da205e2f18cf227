import type { Worker } from '@repo/api-client/normalise/worker';
import type { Report } from '@repo/api-client/queries/reports';
import { levelNames, packageLevels, upgradeOf } from '@repo/domain/packages';
import { hasFinding } from '@repo/domain/report-verdict';
import { Card } from '@repo/ui/components/Card';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { Unbroken } from '@repo/ui/primitives/Unbroken';
import { offerOf, sectionsGained } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';
import { upgradePath } from '../../paths.ts';
import { DeepCheckOffer } from './DeepCheckOffer.tsx';
import { UpgradeDetails } from './UpgradeDetails.tsx';

interface ReportOfferProps {
  readonly report: Report;
  readonly worker: Worker;
}

/**
 * The one offer of a report (employer spec 6): the next package, or every check at once. It stands once, after the sections
 * that it opens, and not below each of them. Below a finding it waits for a reader who asks for it.
 */
export function ReportOffer({ report, worker }: ReportOfferProps) {
  const from = packageLevels.find((level) => level === report.access_level);
  const to = from === undefined ? null : upgradeOf(from);
  const price = useLevelPrice(to);
  if (from === undefined || to === null) return null;
  const href = upgradePath({ from, to, workerId: report.nanny_id });
  const offer = (
    <UpgradePrompt
      variant="inline"
      title={`More with ${levelNames[to]}`}
      label={offerOf(from, to)}
      href={href}
      more={
        <>
          <UpgradeDetails from={from} to={to} price={price} href={href} />
          <DeepCheckOffer worker={worker} />
        </>
      }
    >
      {sectionsGained(from, to)}
      {price !== null && (
        <>
          {` ${levelNames[to]} costs `}
          <Unbroken>{price}</Unbroken>.
        </>
      )}
    </UpgradePrompt>
  );
  return hasFinding(report) ? (
    <Disclosure label="Not in your package">{offer}</Disclosure>
  ) : (
    <Card tone="primary">{offer}</Card>
  );
}
