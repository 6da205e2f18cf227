import type { Refund } from '@repo/api-client/queries/refunds';
import { formatMoment } from '@repo/domain/dates';
import { refundDetailsUntil } from '@repo/domain/refund-details';
import { Banner } from '@repo/ui/components/Banner';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { HeldOnly } from '../../../work/HeldOnly.tsx';
import { AccountForm } from './AccountForm.tsx';

/** The entry of the payer's account: the first one, or the second one, which does not see the first (decisions 14). */
export function PayerAccount({ refund }: { readonly refund: Refund }) {
  const { act, entry, sent_at: sentAt } = refund;
  if (act !== 'retry_with_details') return <NothingToEnter refund={refund} />;
  return (
    <TitledCard title="The payer’s account" gap="medium">
      <HeldOnly>
        {sentAt !== null && (
          <Banner tone="warning" title={`An account was sent on ${formatMoment(sentAt)}.`}>
            The refund still waits: the payment service did not accept the account, or its answer was lost.
          </Banner>
        )}
        {entry === null ? (
          <Text>
            Call the payer and ask for the account. Two members enter it, each from the payer’s own words.
            Nothing is sent before both entered the same.
          </Text>
        ) : (
          <SecondEntry entry={entry} />
        )}
      </HeldOnly>
      <AccountForm refundId={refund.id} isSecond={entry !== null} />
    </TitledCard>
  );
}

const SecondEntry = ({ entry }: { readonly entry: NonNullable<Refund['entry']> }) => (
  <Banner
    tone="info"
    title="A colleague entered it before you. Enter it again from the payer’s own words: you do not see the other entry."
  >
    {`${entry.by ?? 'A colleague'} entered it on ${formatMoment(entry.at)}, and it counts until ${formatMoment(refundDetailsUntil(new Date(entry.at)))}. `}
    If the two differ, nothing is sent. Ask the payer again. Only your colleague can correct that entry: put
    the refund back and tell your colleague.
  </Banner>
);

const NothingToEnter = ({ refund }: { readonly refund: Refund }) => (
  <Banner
    tone="info"
    title={
      refund.status === 'failed'
        ? 'The payment service refused the refund.'
        : 'There is nothing to enter now.'
    }
  >
    It is asked again by itself
    {refund.next_look_at === null ? '.' : `, next on ${formatMoment(refund.next_look_at)}.`}
  </Banner>
);
