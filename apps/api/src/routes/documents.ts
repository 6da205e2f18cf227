import type { contract } from '@repo/api-client/contract/index';
import { SentFile } from '../http/files.ts';
import type { Handlers } from '../http/register.ts';
import { decideDocument } from '../services/evidence/documents/decide-document.ts';
import { submitDocument, withdrawDocument } from '../services/evidence/documents/submit-document.ts';
import { listDocumentsOf } from '../services/evidence/documents/list-documents.ts';
import { listOwnDocuments } from '../services/evidence/documents/list-own-documents.ts';
import { openDocument, openOwnDocument } from '../services/evidence/documents/open-document.ts';
import { saveCertificate } from '../services/evidence/documents/save-certificate.ts';

export const documentHandlers: Handlers<typeof contract.documents> = {
  listOwnDocuments: ({ ctx, actor }) => listOwnDocuments(ctx, actor.subjectId),
  uploadDocument: ({ ctx, actor, params, receive }) =>
    submitDocument(ctx, actor.subjectId, params.slot, receive),
  removeDocument: ({ ctx, actor, params }) => withdrawDocument(ctx, actor.subjectId, params.slot),
  downloadOwnDocument: async ({ ctx, actor, params }) =>
    new SentFile(await openOwnDocument(ctx, actor.subjectId, params.slot)),
  saveCertificate: ({ ctx, actor, body }) =>
    saveCertificate(ctx, actor.subjectId, { number: body.number, issuedOn: body.issued_on }),

  listDocumentsOf: ({ ctx, actor, params }) => listDocumentsOf(ctx, actor.subjectId, params.id),
  openDocument: async ({ ctx, actor, params }) =>
    new SentFile(await openDocument(ctx, actor.subjectId, params.id)),
  decideDocument: ({ ctx, actor, params, body }) => decideDocument(ctx, actor.subjectId, params.id, body),
};
