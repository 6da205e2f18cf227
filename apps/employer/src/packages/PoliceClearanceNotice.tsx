import type { Package } from '@repo/api-client/normalise/package';
import { packageLevels, rankOfLevel } from '@repo/domain/packages';
import { policeClearanceNotice } from '@repo/domain/police-clearance';
import { Banner } from '@repo/ui/components/Banner';

/** Whether a package looks at the police record. An unknown level is a newer one: a superfluous notice is better than a missing one. */
export const checksPoliceClearance = ({ level }: Package): boolean =>
  rankOfLevel(packageLevels.find((known) => known === level) ?? 'premium') >= rankOfLevel('standard');

/** The notice before the payment for a package with this check: who owns the certificate, and how long it takes. */
export function PoliceClearanceNotice({ chosen }: { readonly chosen: Package | undefined }) {
  return chosen !== undefined && checksPoliceClearance(chosen) ? (
    <Banner tone="info" title="Police clearance" announce>
      {policeClearanceNotice()}
    </Banner>
  ) : null;
}
