import { sendCertificate } from '@repo/api-client/queries/documents';
import {
  CERTIFICATE_NUMBER_MAXIMUM_CHARACTERS,
  certificateProblems,
  type Certificate,
  type CertificateProblem,
} from '@repo/domain/document-decision';
import { Button } from '@repo/ui/components/Button';
import { DateField } from '@repo/ui/components/DateField';
import { TextField } from '@repo/ui/components/TextField';
import { useToast } from '@repo/ui/components/Toasts';
import { Form } from '@repo/ui/patterns/Form';
import { client } from '../../api/client.ts';
import { callRefusal } from '../../language/call-refusal.ts';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useWordedForm } from '../../language/use-worded-form.ts';
import { cacheDocument } from '../../api/my-documents.ts';

const problems = {
  certificateNumberInvalid: 'documents.certificate.badNumber',
  issueDateMissing: 'documents.certificate.noDay',
  issueDateInFuture: 'documents.certificate.futureDay',
  certificateLapsed: 'documents.certificate.lapsed',
} as const satisfies Readonly<Record<CertificateProblem, PlainKey>>;

const fields = ['number', 'issued_on'] as const;

interface CertificateFormProps {
  readonly initial: Certificate;
  readonly today: string;
}

/** The data by which the team looks up a certificate. The worker may leave the reading to the team. */
export function CertificateForm({ initial, today }: CertificateFormProps) {
  const { say } = useLanguage();
  const tell = useToast();
  const form = useWordedForm({
    fields,
    initial: { number: initial.number, issued_on: initial.issuedOn },
    validate: (values) => {
      const { number, issuedOn } = certificateProblems(
        { number: values.number, issuedOn: values.issued_on },
        new Date(),
      );
      return {
        ...(number === undefined ? {} : { number: problems[number] }),
        ...(issuedOn === undefined ? {} : { issued_on: problems[issuedOn] }),
      };
    },
    save: async (values) => cacheDocument(await sendCertificate(client, values)),
    onSaved: () => tell({ text: say('documents.certificate.saved'), tone: 'success' }),
    refusalOf: callRefusal('documents.certificate.failed'),
  });
  return (
    <Form
      form={form}
      label={say('documents.certificate.title')}
      actions={
        <Button
          type="submit"
          variant="secondary"
          busy={form.busy}
          busyLabel={say('documents.certificate.saving')}
        >
          {say('documents.certificate.save')}
        </Button>
      }
    >
      <TextField
        {...form.field('number')}
        label={say('documents.certificate.number')}
        hint={say('documents.certificate.why')}
        autoComplete="off"
        maxLength={2 * CERTIFICATE_NUMBER_MAXIMUM_CHARACTERS}
      />
      <DateField {...form.field('issued_on')} label={say('documents.certificate.issued')} max={today} />
    </Form>
  );
}
