import { judgeDocument, papersOf, type TeamDocument } from '@repo/api-client/queries/papers';
import { WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { formatDay } from '@repo/domain/dates';
import { documentLabels, documentRejections, type DocumentRejection } from '@repo/domain/document';
import { Button } from '@repo/ui/components/Button';
import { DateField } from '@repo/ui/components/DateField';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Select } from '@repo/ui/components/Select';
import { TextField } from '@repo/ui/components/TextField';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { rereadOnConflict } from '../../api/reread-on-conflict.ts';
import { LookAgain } from '../../work/LookAgain.tsx';
import { useUnsaved } from '../../work/unsaved.ts';
import { contentTexts } from '../../work/what-changed.ts';
import {
  documentBody,
  documentErrors,
  documentFields,
  emptyDocument,
  isReadOff,
  type DocumentValues,
} from './document-decision.ts';

/** Their words for the team. The worker reads what to do next. */
const rejectionLabels: Readonly<Record<DocumentRejection, string>> = {
  unreadable: 'It cannot be read',
  incomplete: 'A part of it is missing',
  wrong_document: 'It is another kind of paper',
  other_person: 'It is the paper of another person',
  expired: 'It is not valid any more',
  not_confirmed: 'The issuer does not confirm it',
};

/** Accepts or rejects a paper. A police certificate is read off field by field, and the service compares it with her. */
export function DocumentForm({ document }: { readonly document: TeamDocument }) {
  const tell = useToast();
  // The decision counts for what the member read. The form follows what is there until she edits it.
  const [read, setRead] = useState(document.version);
  const form = useForm({
    fields: documentFields,
    initial: emptyDocument,
    validate: (values: DocumentValues) => documentErrors(document, values, new Date()),
    save: (values) =>
      rereadOnConflict(
        judgeDocument(client, document.id, documentBody({ ...document, version: read }, values)),
        papersOf(document.nanny_id),
      ),
    onSaved: ({ document: { status } }) => {
      tell({ text: status === 'accepted' ? 'Accepted.' : 'Rejected. She is told.', tone: 'success' });
      // Her hold ends with the decision. To read the papers again would be refused, so they go when the page has closed.
      const papers = { queryKey: papersOf(document.nanny_id) };
      void invalidate(queryClient, { queryKey: WORK }).then(() => queryClient.removeQueries(papers));
    },
    refusalOf: refusalOf('The decision was not saved. Please try again.'),
    isLong: true,
  });
  useUnsaved(form);
  if (!form.isUnsaved && read !== document.version) setRead(document.version);
  const { decision } = form.values;
  return (
    <TitledCard title={`Your decision: ${documentLabels[document.slot]}`} gap="medium">
      {read !== document.version && (
        <LookAgain what={contentTexts.document} onLooked={() => setRead(document.version)} />
      )}
      <Form form={form}>
        <RadioCards
          legend="The paper"
          required
          columns={2}
          numbered
          options={[
            { value: 'accepted', title: 'Accept' },
            { value: 'rejected', title: 'Reject' },
          ]}
          {...form.field('decision')}
        />
        {decision === 'rejected' && (
          <Select
            label="Reason"
            required
            hint="She reads what to do next."
            placeholder="Choose a reason"
            options={documentRejections.map((value) => ({ value, label: rejectionLabels[value] }))}
            {...form.field('reason')}
          />
        )}
        {isReadOff(document, form.values) && <ReadOff document={document} form={form} />}
        <Button type="submit" busy={form.busy} busyLabel="Saving...">
          Decide
        </Button>
      </Form>
    </TitledCard>
  );
}

interface ReadOffProps {
  readonly document: TeamDocument;
  readonly form: ReturnType<typeof useForm<DocumentValues, (typeof documentFields)[number], unknown>>;
}

/** The four facts of a police certificate. Her name and ID number are not shown: who reads them off types what stands there. */
function ReadOff({ document: { certificate }, form }: ReadOffProps) {
  const told = certificate?.number ?? null;
  const toldDay = certificate?.issued_on ?? null;
  return (
    <>
      <TextField
        label="Certificate number"
        required
        hint={told === null ? 'She told none.' : `She told ${told}.`}
        {...form.field('certificate_number')}
      />
      <DateField
        label="Day of issue"
        required
        hint={toldDay === null ? 'She told none.' : `She told ${formatDay(toldDay)}.`}
        {...form.field('issued_on')}
      />
      <TextField
        label="Name on the certificate"
        required
        hint="As it stands there. The service compares it with her name."
        {...form.field('name_on_certificate')}
      />
      <TextField
        label="ID number on the certificate"
        required
        hint="As it stands there. The service compares it with her ID number."
        {...form.field('id_number_on_certificate')}
      />
    </>
  );
}
