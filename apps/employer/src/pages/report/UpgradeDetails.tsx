import { levelNames, type AccessLevel, type PackageLevel } from '@repo/domain/packages';
import { Button } from '@repo/ui/components/Button';
import { CheckList } from '@repo/ui/components/CheckList';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { levelBenefits } from '../../packages/levels.ts';
import { offerFor, offerOf } from '../../packages/upgrade-words.ts';

interface UpgradeDetailsProps {
  readonly from: AccessLevel;
  readonly to: PackageLevel;
  readonly price: string | null;
  readonly href: string;
}

/**
 * Every benefit of the next package. 'Maybe Later' goes back in history (spec/employer.md section 2). The close button stays
 * on the report.
 */
export function UpgradeDetails({ from, to, price, href }: UpgradeDetailsProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setAsked(true)}>
        See What {levelNames[to]} Adds
      </Button>
      <UpgradePrompt
        variant="modal"
        open={asked}
        title={offerOf(from, to)}
        label={offerFor(from, to, price)}
        href={href}
        onClose={() => setAsked(false)}
        onLater={() => void navigate(-1)}
      >
        <CheckList label={`What ${levelNames[to]} adds`} items={levelBenefits(to)} />
      </UpgradePrompt>
    </>
  );
}
