import { failureOf } from '@repo/api-client/client/failure';
import { judgeDocument, papersOf, type TeamDocument } from '@repo/api-client/queries/papers';
import { checkOfDocument } from '@repo/domain/check-source';
import {
  documentRejections,
  paperNames,
  type DocumentKind,
  type DocumentRejection,
} from '@repo/domain/document';
import { DayField } from '@repo/ui/components/DayField';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Select } from '@repo/ui/components/Select';
import { TextField } from '@repo/ui/components/TextField';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useRef } from 'react';
import { client } from '../../api/client.ts';
import { Decide } from '../../work/Decide.tsx';
import { DECIDES, useCheckOfItem } from '../../work/use-check-of-item.ts';
import { draftsOf } from '../../work/drafts.ts';
import { useWorkForm } from '../../work/use-work-form.ts';
import { WorkForm } from '../../work/WorkForm.tsx';
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

/** What becomes of the file. A finding needs one that another member can open. */
function keptOrDeleted(slot: DocumentKind, reason: DocumentValues['reason']): string {
  if (checkOfDocument[slot] === undefined) return 'The file is deleted.';
  return reason === 'not_confirmed'
    ? 'The file stays for the check, if one is open.'
    : 'The file is deleted, unless a member has found something since it was sent.';
}

const decisions = ['accepted', 'rejected'] as const;
const decisionLabels = { accepted: 'Accept', rejected: 'Reject' } as const;

/** What each means. A police certificate is read off, and the service compares it with the worker. */
const meaningOf = (slot: DocumentKind, decision: (typeof decisions)[number]): string => {
  if (decision === 'rejected') return 'The worker sends another one.';
  return slot === 'policeClearance'
    ? 'Whole, readable, the right kind, whatever record it names. You copy four facts. We compare name and ID number with the worker’s.'
    : 'Whole, readable, the right kind, and the worker’s own.';
};

function toldOf({ status, slot }: Pick<TeamDocument, 'status' | 'slot'>, hasCheck: boolean): string {
  const accepted =
    slot === 'policeClearance' ? 'Accepted: its name and ID number are the worker’s.' : 'Accepted.';
  const told = status === 'accepted' ? accepted : 'Rejected. The worker is told.';
  return hasCheck ? `${told} Now decide the check.` : told;
}

const drafts = draftsOf<DocumentValues>();

/** Whether the service asks to read the number or the day again. */
function questionsReading(error: unknown): boolean {
  const failure = failureOf(error);
  return (
    failure?.kind === 'api' && ['certificate_number', 'issued_on'].some((field) => field in failure.fields)
  );
}

const isSameReading = (before: DocumentValues | null, now: DocumentValues): boolean =>
  before !== null &&
  before.certificate_number === now.certificate_number &&
  before.issued_on === now.issued_on;

/** Accepts or rejects a paper. A police certificate is read off field by field, and the service compares it with her. */
export function DocumentForm({ document }: { readonly document: TeamDocument }) {
  const { check, goBack } = useCheckOfItem();
  const questioned = useRef<DocumentValues | null>(null);
  const form = useWorkForm({
    draft: drafts(document.id),
    fields: documentFields,
    initial: emptyDocument,
    validate: (values: DocumentValues) => documentErrors(document, values, new Date()),
    version: document.version,
    papers: papersOf(document.nanny_id),
    // Who came from a check holds the check, and reads there what became of the paper.
    endsHold: check === null,
    onSaved: () => goBack(DECIDES),
    save: async (values, read) => {
      const isReadAgain = isSameReading(questioned.current, values);
      try {
        return await judgeDocument(
          client,
          document.id,
          documentBody({ ...document, version: read }, values, isReadAgain),
        );
      } catch (error) {
        if (questionsReading(error)) questioned.current = values;
        throw error;
      }
    },
    told: (saved) => toldOf(saved.document, check !== null),
    failed: 'The decision was not saved. Please try again.',
    isLong: true,
  });
  const { decision } = form.values;
  return (
    <TitledCard title={`Your decision: ${paperNames[document.slot]}`} gap="medium">
      <WorkForm
        form={form}
        changed={contentTexts.document}
        actions={
          <Decide
            busy={form.busy}
            label={decision === '' ? 'Decide' : `Decide: ${decisionLabels[decision]}`}
          />
        }
      >
        <RadioCards
          legend="The paper"
          required
          columns={2}
          numbered
          options={decisions.map((value) => ({
            value,
            title: decisionLabels[value],
            description: meaningOf(document.slot, value),
          }))}
          {...form.field('decision')}
        />
        {decision === 'rejected' && (
          <Select
            label="Reason"
            required
            hint={`The worker reads what to do next. ${keptOrDeleted(document.slot, form.values.reason)}`}
            placeholder="Choose a reason"
            options={documentRejections.map((value) => ({ value, label: rejectionLabels[value] }))}
            {...form.field('reason')}
          />
        )}
        {isReadOff(document, form.values) && <ReadOff form={form} />}
      </WorkForm>
    </TitledCard>
  );
}

interface ReadOffProps {
  readonly form: ReturnType<typeof useWorkForm<DocumentValues, (typeof documentFields)[number], unknown>>;
}

/** The four facts of a police certificate. What she told of them is not shown: who reads them off types what stands there. */
function ReadOff({ form }: ReadOffProps) {
  return (
    <>
      <TextField label="Certificate number" required {...form.field('certificate_number')} />
      <DayField label="Day of issue" required {...form.field('issued_on')} />
      <TextField
        label="Name on the certificate"
        required
        hint="In capitals or not."
        {...form.field('name_on_certificate')}
      />
      <TextField
        label="ID number on the certificate"
        required
        hint="As it stands there."
        {...form.field('id_number_on_certificate')}
      />
    </>
  );
}
