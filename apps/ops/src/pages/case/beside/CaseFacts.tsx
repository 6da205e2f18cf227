import { failureText } from '@repo/api-client/client/failure-text';
import { caseFileQuery, type Case, type CaseFile } from '@repo/api-client/queries/cases';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { formatDay, formatMoment } from '@repo/domain/dates';
import { formatKes, shillingsToCents } from '@repo/domain/money';
import { levelNames } from '@repo/domain/packages';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { purchaseLabels } from '../../../parts/payment-words.ts';
import { phoneText } from '../../../phone-text.ts';

const NONE = 'Not told';
const channels = { sms: 'by SMS', app: 'in the app' } as const;

/** Who the case is about, who asked, what she agreed to in which words, and the payment. */
export default function CaseFacts({ found }: { readonly found: Case }) {
  const file = useQuery(caseFileQuery(client, found));
  const failure = useLoadFailure(file);
  if (failure !== null)
    return <LoadError message={failureText(failure.error, 'It could not be loaded.')} {...failure.retry} />;
  if (file.data === undefined) return <Skeleton label="Loading who asked..." kind="card" count={3} />;
  const { worker, employer, consent, payment } = file.data;
  return (
    <>
      <TitledCard title="The worker">
        <DefinitionList
          items={[
            { term: 'Name', value: worker.name ?? NONE },
            { term: 'Phone', value: phoneText(worker.phone) },
            { term: 'National ID', value: worker.national_id ?? NONE },
            { term: 'Work', value: worker.service_type ?? NONE },
            { term: 'Place', value: worker.location ?? NONE },
          ]}
        />
      </TitledCard>
      <TitledCard title="Who asked">
        <DefinitionList
          items={[
            { term: 'Employer', value: employer.name ?? NONE },
            { term: 'Place', value: employer.location ?? NONE },
          ]}
        />
      </TitledCard>
      <Consent consent={consent} />
      <TitledCard title="Payment">
        <DefinitionList
          items={[
            { term: 'Package', value: found.package_name },
            { term: 'Amount', value: formatKes(shillingsToCents(payment.amount)) },
            { term: 'Status', value: purchaseLabels[payment.status] },
            { term: 'Paid', value: payment.paid_at === null ? 'No' : formatMoment(payment.paid_at) },
            { term: 'Order', value: payment.order_number },
          ]}
        />
      </TitledCard>
    </>
  );
}

const Consent = ({ consent }: Pick<CaseFile, 'consent'>) => (
  <TitledCard title="What the worker agreed to">
    <Text lines="keep">{consent.text}</Text>
    <DefinitionList
      items={[
        { term: 'Agreed', value: `${formatMoment(consent.given_at)}, ${channels[consent.channel]}` },
        ...(consent.level === null ? [] : [{ term: 'Up to', value: levelNames[consent.level] }]),
        ...(consent.expires_at === null ? [] : [{ term: 'Until', value: formatDay(consent.expires_at) }]),
        ...(consent.withdrawn_at === null
          ? []
          : [{ term: 'Withdrawn', value: formatMoment(consent.withdrawn_at), strong: true }]),
      ]}
    />
  </TitledCard>
);
