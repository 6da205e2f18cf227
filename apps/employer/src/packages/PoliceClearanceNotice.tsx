import type { Package } from '@repo/api-client/normalise/package';
import { packageLevels, rankOfLevel } from '@repo/domain/packages';
import { policeClearanceNotice } from '@repo/domain/police-clearance';
import { Banner } from '@repo/ui/components/Banner';

/** A level that nobody knows here is a newer one: better a notice too many than one too few. */
const checksPoliceClearance = ({ level }: Package): boolean =>
  rankOfLevel(packageLevels.find((known) => known === level) ?? 'premium') >= rankOfLevel('standard');

/** What is told before the payment for a package with this check: whose certificate it needs, and how long one takes. */
export function PoliceClearanceNotice({ chosen }: { readonly chosen: Package | undefined }) {
  return chosen !== undefined && checksPoliceClearance(chosen) ? (
    <Banner tone="info" title="Police clearance" announce>
      {policeClearanceNotice()}
    </Banner>
  ) : null;
}
