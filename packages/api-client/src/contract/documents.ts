import * as z from 'zod/mini';
import { documentKinds, documentRejections, documentStates } from '@repo/domain/document';
import { CERTIFICATE_NUMBER_MAXIMUM_CHARACTERS } from '@repo/domain/document-decision';
import { defineCall, LIST_PER_MINUTE, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { day, id, moment, idParams, personName, shortText, textUpTo } from './fields.ts';
import { fileBytes } from './file-bytes.ts';

const slotParams = z.strictObject({ slot: z.enum(documentKinds) });
/** The worker types a certificate number with blanks. The service does not store the blanks. */
const certificateNumber = textUpTo(2 * CERTIFICATE_NUMBER_MAXIMUM_CHARACTERS);

/** The stored fields of a police clearance certificate, beside its file. */
const certificate = z.object({
  number: z.nullable(z.string()),
  issued_on: z.nullable(day),
  /** The last day of validity. */
  valid_until: z.nullable(day),
});

/** One of the three slots, with its current document. */
const ownDocument = z.object({
  slot: z.enum(documentKinds),
  status: z.enum(documentStates),
  type: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
  uploaded_at: z.nullable(moment),
  decided_at: z.nullable(moment),
  /** Why the team rejected the document. */
  reason: z.nullable(z.enum(documentRejections)),
  /** Whether the file still exists. A rejected one is deleted unless it is evidence, any other some time after its decision. */
  has_file: z.boolean(),
  /** Set on a police clearance only. */
  certificate: z.nullable(certificate),
  /** Whether a check of the worker waits for this document. */
  waited_for: z.boolean(),
});
export type WireDocument = z.output<typeof ownDocument>;

export const listOwnDocuments = defineCall({
  method: 'GET',
  path: '/api/worker/documents',
  audience: 'worker',
  perMinute: LIST_PER_MINUTE,
  summary: 'The three documents of the worker who is signed in, with what was decided about each.',
  answer: z.object({ documents: z.array(ownDocument) }),
});

export const uploadDocument = defineCall({
  method: 'POST',
  path: '/api/worker/documents/{slot}',
  audience: 'worker',
  summary:
    'Hands a document in: a JPG, PNG or WebP image or a PDF of at most 10 MB. It takes the place of an earlier one.',
  params: slotParams,
  upload: { field: 'file', purpose: 'document' },
  answer: ownDocument,
});

export const removeDocument = defineCall({
  method: 'DELETE',
  path: '/api/worker/documents/{slot}',
  audience: 'worker',
  summary: 'Takes a document back. Its file is deleted unless it is evidence.',
  params: slotParams,
  answer: ownDocument,
});

export const downloadOwnDocument = defineCall({
  method: 'GET',
  path: '/api/worker/documents/{slot}/file',
  audience: 'worker',
  summary: 'The file of a document, as it was kept.',
  params: slotParams,
  answerKind: 'file',
  answer: fileBytes,
});

export const saveCertificate = defineCall({
  method: 'PUT',
  path: '/api/worker/documents/policeClearance/certificate',
  audience: 'worker',
  summary: 'Tells the number and the day of issue of the police clearance certificate that was handed in.',
  body: z.strictObject({ number: certificateNumber, issued_on: textUpTo(10) }),
  answer: ownDocument,
});

/** A document as the team sees it. */
const teamDocument = z.object({
  id,
  nanny_id: id,
  slot: z.enum(documentKinds),
  status: z.enum(documentStates),
  type: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
  uploaded_at: moment,
  decided_at: z.nullable(moment),
  decided_by: z.nullable(id),
  reason: z.nullable(z.enum(documentRejections)),
  /** When a newer document replaced it, or the worker withdrew it. Null for the current document. */
  ended_at: z.nullable(moment),
  has_file: z.boolean(),
});

export const listDocumentsOf = defineCall({
  method: 'GET',
  path: '/api/ops/nannies/{id}/documents',
  audience: 'ops',
  permission: 'workChecks',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: "A worker's documents, also the earlier ones, the newest first. That they were seen is on record.",
  params: idParams,
  answer: z.object({
    nanny_name: z.nullable(z.string()),
    documents: z.array(
      z.extend(teamDocument, {
        certificate: z.nullable(certificate),
        /** Identifies the certificate data of the worker. A different version means that the worker has changed the data. */
        version: z.string(),
      }),
    ),
  }),
});

export const openDocument = defineCall({
  method: 'GET',
  path: '/api/ops/documents/{id}/file',
  audience: 'ops',
  permission: 'workChecks',
  summary: 'The file of a document. That it was opened, and by whom, is on record.',
  params: idParams,
  answerKind: 'file',
  answer: fileBytes,
});

export const decideDocument = defineCall({
  method: 'POST',
  path: '/api/ops/documents/{id}/decision',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'Accepts a document, or says why not, once: 409 when it was decided before, is no longer there, or she told otherwise since it was read. She is told.',
  params: idParams,
  body: z.strictObject({
    decision: z.enum(['accepted', 'rejected']),
    reason: z.optional(z.nullable(z.enum(documentRejections))),
    /** The certificate as the team read it and the issuer confirmed it. When absent, the data of the worker stands. */
    certificate_number: z.optional(certificateNumber),
    issued_on: z.optional(day),
    /** The person whom a police certificate names, as read off it. It is accepted when both are the worker's. */
    name_on_certificate: z.optional(personName),
    id_number_on_certificate: z.optional(shortText),
    /** That the team read the number and the day again, because the worker told others. */
    read_again: z.optional(z.boolean()),
    /**
     * The `version` that the team read. It prevents a decision on unread data. When absent, the decision counts for the
     * current data.
     */
    version: z.optional(shortText),
  }),
  answer: z.object({ document: teamDocument }),
});
