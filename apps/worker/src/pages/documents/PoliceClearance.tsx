import type { OwnDocument } from '@repo/api-client/queries/documents';
import { nairobiDay } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { POLICE_CERTIFICATE_PRICE_CENTS, POLICE_CERTIFICATE_WEEKS } from '@repo/domain/police-clearance';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { CertificateForm } from './CertificateForm.tsx';

/** What a police clearance certificate is, costs and holds, told honestly (decisions 13). */
export function PoliceClearance({ document }: { readonly document: OwnDocument }) {
  const { say, formats } = useLanguage();
  const [today] = useState(() => nairobiDay(new Date()));
  const until = document.certificate?.valid_until ?? null;
  const hasLapsed = until !== null && until < today;
  return (
    <>
      {document.status === 'accepted' && until !== null && (
        <Text weight="strong">
          {say(hasLapsed ? 'documents.police.lapsed' : 'documents.police.until', {
            date: formats.date(until),
          })}
        </Text>
      )}
      {document.status === 'uploaded' && (
        <Disclosure
          label={say('documents.certificate.title')}
          note={document.certificate?.number ?? undefined}
        >
          <CertificateForm
            today={today}
            initial={{
              number: document.certificate?.number ?? '',
              issuedOn: document.certificate?.issued_on ?? '',
            }}
          />
        </Disclosure>
      )}
      {document.status !== 'accepted' && (
        <Text tone="muted">
          {say('documents.police.about', {
            price: formatKes(POLICE_CERTIFICATE_PRICE_CENTS),
            ...POLICE_CERTIFICATE_WEEKS,
          })}
        </Text>
      )}
    </>
  );
}
