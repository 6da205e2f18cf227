import type { Purchase } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { formatDate } from '@repo/domain/dates';
import { initialsOf } from '@repo/domain/initials';
import { formatKes } from '@repo/domain/money';
import { Avatar } from '@repo/ui/components/Avatar';
import { TaskCard } from '@repo/ui/components/TaskCard';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { CompletePayment } from './CompletePayment.tsx';
import { PaidAlready } from './PaidAlready.tsx';
import { PutAway } from './PutAway.tsx';
import type { VerificationCase } from './verification-case.ts';
import { nameInList } from './words.ts';

interface NeedsYouProps {
  readonly first: VerificationCase;
  readonly worker: Worker | undefined;
  /** The other cases that wait for her, or the way to them. */
  readonly more: ReactNode;
}

/** The one case that waits for the employer, with its payment right there, and the ways out of it. */
export function NeedsYou({ first, worker, more }: NeedsYouProps) {
  const { lead } = first;
  const { source } = lead;
  const isYes = source.kind === 'request';
  return (
    <TaskCard
      mark={<Avatar initials={initialsOf({ name: nameInList(lead) })} />}
      title={isYes ? `${lead.workerName} said yes` : `Finish the payment for ${lead.workerName}`}
      action={<CompletePayment item={lead} worker={worker} />}
      more={
        (!isYes || first.rest.length > 0 || Boolean(more)) && (
          <Stack gap="xsmall">
            <Inline gap="small">
              {!isYes && <PaidAlready reference={source.purchase.reference} />}
              <PutAway
                verification={first}
                workerName={worker?.displayName ?? lead.workerName}
                isPaid={false}
              />
            </Inline>
            {more}
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
