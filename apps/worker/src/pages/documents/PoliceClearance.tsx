import type { OwnDocument } from '@repo/api-client/queries/documents';
import { nairobiDay } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { POLICE_CERTIFICATE_PRICE_CENTS, POLICE_CERTIFICATE_WEEKS } from '@repo/domain/police-clearance';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { CertificateForm } from './CertificateForm.tsx';
import { policeCost } from './document-words.ts';

const price = formatKes(POLICE_CERTIFICATE_PRICE_CENTS);

interface PoliceClearanceProps {
  readonly document: OwnDocument;
}

/** The source, the price and the validity of a police clearance certificate (decisions 13). */
export function AboutPoliceClearance({ document }: PoliceClearanceProps) {
  const { say } = useLanguage();
  if (document.status === 'accepted') return null;
  return (
    <Text tone="muted">
      {say('documents.police.about', {
        price,
        ...POLICE_CERTIFICATE_WEEKS,
      })}
    </Text>
  );
}

/** That none is needed, and what it costs, where the rest is folded. */
export function PoliceClearanceCost() {
  const { language } = useLanguage();
  // An amount stays on one line.
  return <Text tone="muted">{policeCost[language](price.replaceAll(' ', '\u00A0'))}</Text>;
}

/** The data of an uploaded certificate, which the worker may type. */
export function PoliceCertificate({ document }: PoliceClearanceProps) {
  const { say } = useLanguage();
  const [today] = useState(() => nairobiDay(new Date()));
  if (document.status !== 'uploaded') return null;
  return (
    <Disclosure label={say('documents.certificate.title')} note={document.certificate?.number ?? undefined}>
      <CertificateForm
        today={today}
        initial={{
          number: document.certificate?.number ?? '',
          issuedOn: document.certificate?.issued_on ?? '',
        }}
      />
    </Disclosure>
  );
}
