import type { Purchase } from '@repo/api-client/normalise/dashboard';
import type { Receipt } from '@repo/api-client/normalise/receipt';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { formatKes } from '@repo/domain/money';
import { UPGRADE_BENEFITS_AFTER_MILLISECONDS } from '@repo/domain/timers';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Timeline } from '@repo/ui/components/Timeline';
import { Umbrella } from '@repo/ui/drawings/Umbrella';
import { DownloadIcon } from '@repo/ui/icons/DownloadIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useDelayed } from '@repo/app-shell/hooks/use-delayed';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Screen } from '../../shell/Screen.tsx';
import { saveText } from '@repo/app-shell/browser/save-file';
import { moneyBack, receiptText } from '../../packages/receipt-text.ts';
import { UpgradeBenefits } from './UpgradeBenefits.tsx';

const stepsFor = (email: string | null) => [
  { title: 'SMS to the worker for consent', text: 'Unless she has agreed already.' },
  email === null
    ? { title: 'SMS confirmation to you', text: 'So that you have it in writing.' }
    : { title: 'Email confirmation to you', text: 'So that you have it in writing.' },
  { title: 'Verification team assigned', text: 'Our team starts the checks.' },
  { title: 'Updates at each stage', text: 'Follow every check under Verifications.' },
];

export function ReturnSucceeded({ receipt }: { readonly receipt: Receipt }) {
  const { oldPackage, isStopped } = receipt;
  const isUpgrade = oldPackage !== null && !isStopped;
  const wentBack = moneyBack(receipt);
  const [benefits, setBenefits] = useState(false);
  useDelayed(isUpgrade, UPGRADE_BENEFITS_AFTER_MILLISECONDS, () => setBenefits(true));
  const { data: dashboard } = useQuery(dashboardQuery(client));
  // The order names the worker of the check.
  const purchase = dashboard?.purchases.find(({ reference }) => reference === receipt.reference);
  const paidWorker = purchase?.nanny_id;
  const worker = receipt.workerName ?? purchase?.worker_name ?? null;
  useEffect(() => {
    // The pending invitation of another worker stays.
    if (paidWorker !== undefined && session.pendingInvitation()?.workerId === paidWorker)
      session.dropInvitation();
  }, [paidWorker]);
  useEffect(() => {
    // A payment changes every list that contains it. The queries of this screen started after the payment, so
    // `invalidateQueries` may wait for them.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'receipt' });
  }, []);

  return (
    <Screen title={isStopped ? 'Verification Stopped' : 'Payment Successful!'} isPayment>
      {isStopped && <Umbrella />}
      {isStopped ? (
        <Banner tone="info">
          {[
            'We have received your payment. The worker withdrew her consent after it.',
            ...wentBack.map(({ value }) => value),
          ].join(' ')}
        </Banner>
      ) : (
        <Banner tone="success">We have received your payment.</Banner>
      )}
      <Card>
        <DefinitionList
          items={[
            ...(worker === null ? [] : [{ term: 'Worker', value: worker }]),
            { term: 'Order Number', value: receipt.orderNumber },
            { term: 'Package', value: receipt.packageName },
            { term: 'Amount Paid', value: formatKes(receipt.amountCents), strong: true },
            ...wentBack,
            ...(isStopped ? [] : [{ term: 'Estimated Completion', value: receipt.estimatedCompletion }]),
          ]}
        />
      </Card>
      {isUpgrade && (
        <UpgradeBenefits packageName={receipt.packageName} oldPackage={oldPackage} shown={benefits} />
      )}
      {!isStopped && (
        <Stack as="section" gap="small">
          <Heading level={2} size={3}>
            What happens next
          </Heading>
          <Timeline steps={stepsFor(session.email())} />
        </Stack>
      )}
      <Stack gap="small">
        {isUpgrade ? (
          <ViewReport receipt={receipt} purchase={purchase} />
        ) : (
          <Continue receipt={receipt} label="Continue" />
        )}
        <Button
          fullWidth
          variant="secondary"
          icon={<DownloadIcon />}
          onClick={() => saveText(`receipt-${receipt.orderNumber}.txt`, receiptText(receipt))}
        >
          Download Receipt
        </Button>
      </Stack>
    </Screen>
  );
}

function Continue({ receipt, label }: { readonly receipt: Receipt; readonly label: string }) {
  return (
    <ButtonLink
      fullWidth
      href={paths.dashboard}
      state={
        receipt.isStopped
          ? { activeTab: 'verifications' }
          : { activeTab: 'verifications', showSuccessMessage: true, workerName: receipt.workerName }
      }
    >
      {label}
    </ButtonLink>
  );
}

interface ViewReportProps {
  readonly receipt: Receipt;
  readonly purchase: Purchase | undefined;
}

/** After an upgrade the report itself is available. */
function ViewReport({ receipt, purchase }: ViewReportProps) {
  if (purchase === undefined) return <Continue receipt={receipt} label="View Enhanced Report" />;
  return (
    <ButtonLink
      fullWidth
      href={paths.verificationReport}
      state={{ workerId: purchase.nanny_id, verificationId: purchase.id, isDeepCheck: false }}
    >
      View Enhanced Report
    </ButtonLink>
  );
}
