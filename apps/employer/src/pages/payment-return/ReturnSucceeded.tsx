import type { Purchase } from '@repo/api-client/normalise/dashboard';
import type { Receipt } from '@repo/api-client/normalise/receipt';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { estimatedCompletion } from '@repo/domain/check-due-date';
import { addBusinessDays } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { POLICE_CERTIFICATE_WEEKS as weeks } from '@repo/domain/police-clearance';
import { UPGRADE_BENEFITS_AFTER_MILLISECONDS } from '@repo/domain/timers';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { SlideIn } from '@repo/ui/components/SlideIn';
import { Timeline, type TimelineStep } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Umbrella } from '@repo/ui/drawings/Umbrella';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { DownloadIcon } from '@repo/ui/icons/DownloadIcon';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
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
import { reportOf } from '../../packages/report-of.ts';
import { UpgradeBenefits } from './UpgradeBenefits.tsx';

/** The service tells no date before the worker's yes. */
const NO_DATE_YET = estimatedCompletion(null);
/** No other check takes so long: its due date waits for a police certificate. */
const USUAL_DAYS_AT_MOST = 10;

/** The payment has asked the worker, if there was no yes before, and has told the payer. */
const stepsFor = (email: string | null, hasAgreed: boolean): readonly TimelineStep[] => [
  {
    title: 'SMS to the worker for consent',
    text: hasAgreed ? 'The worker has agreed.' : 'We wait for the answer.',
    ...(hasAgreed ? DONE : { stage: 'now' }),
  },
  {
    title: email === null ? 'SMS confirmation to you' : 'Email confirmation to you',
    text: 'So that you have it in writing.',
    ...DONE,
  },
  {
    title: 'Verification team assigned',
    text: 'Our team starts the checks.',
    stage: hasAgreed ? 'now' : 'later',
  },
  {
    title: 'Updates at each stage',
    text: 'Follow every check under Verifications.',
    stage: 'later',
  },
];
const DONE = { stage: 'past', icon: CheckIcon, tone: 'success' } as const;

const isLate = ({ estimatedCompletion: expected, paidAt }: Receipt): boolean =>
  Date.parse(expected) > addBusinessDays(new Date(paidAt), USUAL_DAYS_AT_MOST).getTime();

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

  const hasAgreed = receipt.estimatedCompletion !== NO_DATE_YET;
  const facts = (
    <Card>
      <Stack gap="small">
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
        {!isStopped && isLate(receipt) && (
          <Text tone="muted">
            A new police certificate takes {weeks.minimum} to {weeks.maximum} weeks. All other results come
            before.
          </Text>
        )}
      </Stack>
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
      <Screen title="Verification Stopped" width="focus" phoneHead="payment">
        <Umbrella />
        <Banner tone="info">
          {[
            'We have received your payment. The worker withdrew the consent after it.',
            ...wentBack.map(({ value }) => value),
          ].join(' ')}
        </Banner>
        {order}
        <PageActions>{actions}</PageActions>
      </Screen>
    );
  return (
    <Screen title="Payment Successful!" width="task" phoneHead="payment">
      <Banner tone="success" title="We have received your payment.">
        {formatKes(receipt.amountCents)}
        {worker !== null && ` for ${worker}`}.{' '}
        {hasAgreed ? 'The checks start now.' : 'The checks start with the worker’s yes.'}
      </Banner>
      <TaskLayout place="before" summary={order} actions={actions}>
        <TitledCard title="What happens next">
          <Timeline steps={stepsFor(session.email(), hasAgreed)} />
        </TitledCard>
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
  return <ButtonLink {...reportOf(purchase)}>View Enhanced Report</ButtonLink>;
}
