import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type {
  listOwnDocuments as listOwnDocumentsCall,
  WireDocument,
} from '@repo/api-client/contract/documents';
import { documentKinds, type DocumentKind } from '@repo/domain/document';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { currentDocuments } from './current-document.ts';
import { presentOwnDocument } from './present-document.ts';
import { documentsWaitedFor } from './waited-for.ts';

/** The documents of a worker, in the order of her screen. Missing documents are included. */
export async function listOwnDocuments(
  ctx: Context,
  workerId: string,
  db: Pick<Queryable, 'select'> = ctx.db,
): Promise<AnswerOf<typeof listOwnDocumentsCall>> {
  const current = new Map(
    (await currentDocuments(db, workerId)).map((filed) => [filed.document.slot, filed]),
  );
  const waitedFor = await documentsWaitedFor(db, workerId);
  return {
    documents: documentKinds.map((slot) =>
      presentOwnDocument(ctx, slot, current.get(slot), waitedFor.has(slot)),
    ),
  };
}

/** One document, as the response of the call that changed it. */
export async function readOwnDocument(
  ctx: Context,
  db: Pick<Queryable, 'select'>,
  workerId: string,
  slot: DocumentKind,
): Promise<WireDocument> {
  const { documents } = await listOwnDocuments(ctx, workerId, db);
  const document = documents.find((each) => each.slot === slot);
  if (document === undefined) throw new Error('A slot is missing');
  return document;
}
