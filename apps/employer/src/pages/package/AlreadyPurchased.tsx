import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { formatDate } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Stack } from '@repo/ui/primitives/Stack';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

interface AlreadyPurchasedProps {
  readonly purchase: Purchase;
  readonly onBack: () => void;
}

/** Nobody pays twice: shows the order that holds this package already. */
export function AlreadyPurchased({ purchase, onBack }: AlreadyPurchasedProps) {
  return (
    <Screen title="Package Already Purchased" back={{ label: 'Back to packages', onClick: onBack }}>
      <Banner tone="info">You have already purchased this package for this nanny.</Banner>
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
      <Stack gap="small">
        <ButtonLink fullWidth href={paths.verificationsList}>
          Go to Verifications
        </ButtonLink>
        <Button fullWidth variant="secondary" onClick={onBack}>
          Choose Another Package
        </Button>
      </Stack>
    </Screen>
  );
}
