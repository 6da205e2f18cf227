import type { Purchase } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { formatDate } from '@repo/domain/dates';
import { initialsOf } from '@repo/domain/initials';
import { formatKes } from '@repo/domain/money';
import { Avatar } from '@repo/ui/components/Avatar';
import { Button } from '@repo/ui/components/Button';
import { TaskCard } from '@repo/ui/components/TaskCard';
import { TextLink } from '@repo/ui/components/TextLink';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { Tab } from '../../navigation-state.ts';
import { paymentStatusPath } from '../../paths.ts';
import { CompletePayment } from '../../verifications/CompletePayment.tsx';
import type { VerificationCase } from '../../verifications/verification-case.ts';
import { nameInList } from '../../verifications/words.ts';

interface NeedsYouProps {
  readonly first: VerificationCase;
  readonly worker: Worker | undefined;
  /** The number of other cases that wait for her. */
  readonly more: number;
  readonly onShow: (tab: Tab) => void;
}

/** The one case that waits for the employer, with its payment right there. */
export function NeedsYou({ first: { lead }, worker, more, onShow }: NeedsYouProps) {
  const { source } = lead;
  const isYes = source.kind === 'request';
  return (
    <TaskCard
      mark={<Avatar initials={initialsOf({ name: nameInList(lead) })} />}
      title={isYes ? `${lead.workerName} said yes` : `Finish the payment for ${lead.workerName}`}
      action={<CompletePayment item={lead} worker={worker} />}
      more={
        (!isYes || more > 0) && (
          <Stack gap="xsmall">
            {!isYes && <PaidAlready purchase={source.purchase} />}
            {more > 0 && (
              <Button variant="ghost" size="small" onClick={() => onShow('verifications')}>
                {more === 1 ? '1 more waits for you' : `${more} more wait for you`}
              </Button>
            )}
          </Stack>
        )
      }
    >
      {isYes ? (
        'Complete the payment to start the checks.'
      ) : (
        <Unpaid lead={lead} purchase={source.purchase} />
      )}
    </TaskCard>
  );
}

const beginnings: Readonly<Record<string, string>> = {
  failed: 'Your payment failed. ',
  abandoned: 'Your payment was not completed. ',
};

interface UnpaidProps extends Pick<VerificationCase, 'lead'> {
  readonly purchase: Purchase;
}

const Unpaid = ({ lead, purchase }: UnpaidProps) => (
  <>
    {beginnings[purchase.status]}
    {lead.packageName}, {formatDate(lead.created_at)}.{' '}
    <Text as="span" lines="whole">
      {formatKes(purchase.amountCents)}
    </Text>{' '}
    not received yet.
  </>
);

/** What to do for one who has paid all the same: nobody pays twice (docs/decisions/018). */
const PaidAlready = ({ purchase }: { readonly purchase: Purchase }) => (
  <Text size="small" tone="muted">
    Paid already? <TextLink href={paymentStatusPath(purchase.reference)}>Check the payment</TextLink>
  </Text>
);
