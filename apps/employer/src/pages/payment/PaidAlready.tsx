import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { formatDate } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

interface PaidAlreadyProps {
  /** The order that was paid, when it is known here; the service may know of one before this screen does. */
  readonly purchase?: Purchase;
}

/** Nothing is offered to be paid twice, wherever the person came from: back from the payment, or from another tab. */
export function PaidAlready({ purchase }: PaidAlreadyProps) {
  return (
    <Screen title="Package Already Purchased" back={{ label: 'Back to dashboard', href: paths.dashboard }}>
      <Banner tone="info" announce>
        You have already purchased this package for this nanny.
      </Banner>
      {purchase !== undefined && (
        <Card>
          <DefinitionList
            items={[
              { term: 'Order Number', value: purchase.order_number },
              { term: 'Package', value: purchase.package_name },
              { term: 'Status', value: purchase.status === 'paid' ? 'Paid' : 'Unknown' },
              { term: 'Paid On', value: formatDate(purchase.paid_at) },
              { term: 'Amount Paid', value: formatKes(purchase.amountCents), strong: true },
            ]}
          />
        </Card>
      )}
      <ButtonLink fullWidth href={paths.verificationsList}>
        Go to Verifications
      </ButtonLink>
    </Screen>
  );
}
