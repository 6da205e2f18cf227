import { demonstrationScreens } from '@repo/domain/demonstration';
import { saveText } from '@repo/app-shell/browser/save-file';
import { sampleOrder, sampleWorker } from '@repo/domain/demonstration-report';
import { formatKes } from '@repo/domain/money';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Timeline } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { DownloadIcon } from '@repo/ui/icons/DownloadIcon';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Text } from '@repo/ui/primitives/Text';
import { UnbrokenDurations } from '@repo/ui/primitives/Unbroken';
import { receiptText } from '../../packages/receipt-text.ts';
import { DemonstrationScreen } from './DemonstrationScreen.tsx';
import type { DemonstrationProps } from './use-demonstration.ts';
import { WaysOn } from './WaysOn.tsx';

const steps = [
  { title: 'SMS to the worker for consent', text: 'Nothing is checked before the worker agrees.' },
  { title: 'SMS confirmation to you', text: 'So that you have it in writing.' },
  { title: 'Verification team assigned', text: 'Our team starts the checks.' },
  { title: 'Updates at each stage', text: 'Follow every check as it goes on.' },
];

/** The form of a real receipt, below a line that marks it as a sample. */
const sampleReceipt = () =>
  `SAMPLE DATA. This receipt is part of a demonstration: nobody paid anything.\n\n${receiptText({
    ...sampleOrder,
    workerName: sampleWorker.name,
    refund: null,
    takenBackCents: 0,
    isStopped: false,
    oldPackage: null,
  })}`;

export function PaymentSuccessScreen({ demonstration }: DemonstrationProps) {
  return (
    <DemonstrationScreen
      demonstration={demonstration}
      title="Payment Successful!"
      width="task"
      withWaysOn={false}
    >
      <Text>
        Imagine that you have just paid for a check of {sampleWorker.firstName}: no money moves.{' '}
        {demonstrationScreens.length} short screens show what happens from here.
      </Text>
      <TaskLayout
        place="before"
        summary={
          <Card>
            <DefinitionList
              items={[
                { term: 'Worker', value: sampleWorker.name },
                { term: 'Order Number', value: sampleOrder.orderNumber },
                { term: 'Package', value: sampleOrder.packageName },
                { term: 'Amount Paid', value: formatKes(sampleOrder.amountCents), strong: true },
                {
                  term: 'Estimated Completion',
                  value: <UnbrokenDurations>{sampleOrder.estimatedCompletion}</UnbrokenDurations>,
                },
              ]}
            />
          </Card>
        }
        actions={
          <>
            <Button onClick={() => demonstration.goTo('kickoff')}>Continue</Button>
            <Button
              variant="secondary"
              icon={<DownloadIcon />}
              onClick={() => saveText('sample-receipt.txt', sampleReceipt())}
            >
              Download Receipt
            </Button>
          </>
        }
      >
        <TitledCard title="What happens next" gap="medium">
          <Timeline steps={steps} />
        </TitledCard>
        <WaysOn isEnd={false} />
      </TaskLayout>
    </DemonstrationScreen>
  );
}
