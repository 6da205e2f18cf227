import type { Purchase } from '@repo/api-client/normalise/dashboard';
import type { Receipt } from '@repo/api-client/normalise/receipt';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { formatKes } from '@repo/domain/money';
import { UPGRADE_BENEFITS_AFTER_MILLISECONDS } from '@repo/domain/timers';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { SlideIn } from '@repo/ui/components/SlideIn';
import { Timeline } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Umbrella } from '@repo/ui/drawings/Umbrella';
import { DownloadIcon } from '@repo/ui/icons/DownloadIcon';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { UnbrokenDurations } from '@repo/ui/primitives/Unbroken';
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

  const facts = (
    <Card>
      <DefinitionList
        items={[
          ...(worker === null ? [] : [{ term: 'Worker', value: worker }]),
          { term: 'Order Number', value: receipt.orderNumber },
          { term: 'Package', value: receipt.packageName },
          { term: 'Amount Paid', value: formatKes(receipt.amountCents), strong: true },
          ...wentBack,
          ...(isStopped
            ? []
            : [
                {
                  term: 'Estimated Completion',
                  value: <UnbrokenDurations>{receipt.estimatedCompletion}</UnbrokenDurations>,
                },
              ]),
        ]}
      />
    </Card>
  );
  const order = isStopped ? facts : <SlideIn finished={receipt.orderNumber}>{facts}</SlideIn>;
  const actions = (
    <>
      {isUpgrade ? (
        <ViewReport receipt={receipt} purchase={purchase} />
      ) : (
        <Continue receipt={receipt} label="Continue" />
      )}
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        onClick={() => saveText(`receipt-${receipt.orderNumber}.txt`, receiptText(receipt))}
      >
        Download Receipt
      </Button>
    </>
  );
  if (isStopped)
    return (
      <Screen title="Verification Stopped" width="focus" isPayment>
        <Umbrella />
        <Banner tone="info">
          {[
            'We have received your payment. The worker withdrew her consent after it.',
            ...wentBack.map(({ value }) => value),
          ].join(' ')}
        </Banner>
        {order}
        <PageActions>{actions}</PageActions>
      </Screen>
    );
  return (
    <Screen title="Payment Successful!" width="task" isPayment>
      <TaskLayout
        summary={
          <TitledCard title="What happens next">
            <Timeline steps={stepsFor(session.email())} />
          </TitledCard>
        }
        actions={actions}
      >
        <Banner tone="success">We have received your payment.</Banner>
        {order}
        {isUpgrade && (
          <UpgradeBenefits packageName={receipt.packageName} oldPackage={oldPackage} shown={benefits} />
        )}
      </TaskLayout>
    </Screen>
  );
}

function Continue({ receipt, label }: { readonly receipt: Receipt; readonly label: string }) {
  return (
    <ButtonLink
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
      href={paths.verificationReport}
      state={{ workerId: purchase.nanny_id, verificationId: purchase.id, isDeepCheck: false }}
    >
      View Enhanced Report
    </ButtonLink>
  );
}
