import type { Report } from '@repo/api-client/queries/reports';
import { accessLevels, upgradeOf, levelNames } from '@repo/domain/packages';
import { Button } from '@repo/ui/components/Button';
import { CheckList } from '@repo/ui/components/CheckList';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { levelBenefits } from '../../packages/levels.ts';
import { offerFor, offerOf } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';
import { upgradePath } from '../../paths.ts';

/**
 * Every benefit of the next package in one place, because each locked section names only its own. 'Maybe Later' goes back in
 * history (spec/employer.md section 2). The close button stays on the report.
 */
export function UpgradeOffer({ report }: { readonly report: Report }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const from = accessLevels.find((level) => level === report.access_level);
  const to = from === undefined ? null : upgradeOf(from);
  const price = useLevelPrice(to);
  if (from === undefined || to === null) return null;
  return (
    <>
      <Button fullWidth variant="secondary" onClick={() => setAsked(true)}>
        See What {levelNames[to]} Adds
      </Button>
      <UpgradePrompt
        variant="modal"
        open={asked}
        title={offerOf(from, to)}
        label={offerFor(from, to, price)}
        href={upgradePath({ from, to, workerId: report.nanny_id })}
        onClose={() => setAsked(false)}
        onLater={() => void navigate(-1)}
      >
        <CheckList label={`What ${levelNames[to]} adds`} items={levelBenefits(to)} />
      </UpgradePrompt>
    </>
  );
}
