import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import { HOME_VERIFICATIONS } from '@repo/domain/verification-status';
import { Button } from '@repo/ui/components/Button';
import { ListRows } from '@repo/ui/components/ListRows';
import { Inline } from '@repo/ui/primitives/Inline';
import { isPaidFor, type Facts } from '../../verifications/use-verifications.ts';
import { caseKey, casesOf, type VerificationCase } from '../../verifications/verification-case.ts';
import type { HomeWays } from './HomeStart.tsx';
import { RecentRow } from './RecentRow.tsx';

interface RecentVerificationsProps extends Pick<HomeWays, 'onShow'> {
  readonly dashboard: Dashboard;
  readonly factsOf: (workerId: string) => Facts;
  /** The case that the card above the list asks for. */
  readonly above: VerificationCase | undefined;
}

/** The three newest cases. The count is of the requests and purchases (decisions 8). */
export function RecentVerifications({ dashboard, factsOf, above, onShow }: RecentVerificationsProps) {
  const { verifications } = dashboard;
  return (
    <>
      <ListRows>
        {casesOf(verifications)
          .slice(0, HOME_VERIFICATIONS)
          .map((each) => (
            <RecentRow
              key={caseKey(each)}
              verification={each}
              facts={factsOf(each.lead.nanny_id)}
              isPaid={isPaidFor(each.lead, dashboard)}
              isAskedAbove={above !== undefined && caseKey(above) === caseKey(each)}
            />
          ))}
      </ListRows>
      {verifications.length > HOME_VERIFICATIONS && (
        <Inline>
          <Button variant="secondary" size="small" onClick={() => onShow('verifications')}>
            View All Verifications ({verifications.length})
          </Button>
        </Inline>
      )}
    </>
  );
}
