import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import { decideDocument, listDocumentsOf, openDocument } from '../contract/documents.ts';
import { decideIdentity, getIdentityCheck, getIdentityImage } from '../contract/identity.ts';
import { listReferencesOfWorker, recordReferenceCall, showReferenceNumber } from '../contract/references.ts';

export type TeamDocument = AnswerOf<typeof listDocumentsOf>['documents'][number];
export type DocumentDecision = BodyOf<typeof decideDocument>;
export type IdentityCheck = AnswerOf<typeof getIdentityCheck>;
export type IdentityDecision = BodyOf<typeof decideIdentity>;
export type TeamReference = AnswerOf<typeof listReferencesOfWorker>['references'][number];
export type RefereeCall = TeamReference['calls'][number];
export type RecordedCall = BodyOf<typeof recordReferenceCall>;

/** Papers of a worker. Each reading is on record, so nothing reads them again by itself. */
const onRecord = { staleTime: Infinity } as const;

/** Everything of a worker that her papers are read with. */
export const papersOf = (workerId: string) => ['papers', workerId] as const;

export const documentsOfWorkerQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: [...papersOf(workerId), 'documents'],
    queryFn: ({ signal }) => client.call(listDocumentsOf, { params: { id: workerId }, signal }),
    ...onRecord,
  });

export const referencesOfWorkerQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: [...papersOf(workerId), 'references'],
    queryFn: ({ signal }) => client.call(listReferencesOfWorker, { params: { id: workerId }, signal }),
    ...onRecord,
  });

/** The file of a document. It stays in memory as long as it is looked at. */
export const documentFileQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['document file', id],
    queryFn: ({ signal }) => client.call(openDocument, { params: { id }, signal }),
    ...onRecord,
    gcTime: 0,
  });

export const judgeDocument = (client: Client, id: string, body: DocumentDecision) =>
  client.call(decideDocument, { params: { id }, body });

export const identityCheckQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['identity check', id],
    queryFn: ({ signal }) => client.call(getIdentityCheck, { params: { id }, signal }),
    ...onRecord,
  });

export const identityImageQuery = (client: Client, id: string, image: string) =>
  queryOptions({
    queryKey: ['identity check', id, 'image', image],
    queryFn: ({ signal }) => client.call(getIdentityImage, { params: { id, image }, signal }),
    ...onRecord,
    gcTime: 0,
  });

export const judgeIdentity = (client: Client, id: string, body: IdentityDecision) =>
  client.call(decideIdentity, { params: { id }, body });

/** The whole number of a referee. Each showing is on record, so no query makes it. */
export const fetchRefereeNumber = async (client: Client, referenceId: string): Promise<string> =>
  (await client.call(showReferenceNumber, { params: { id: referenceId } })).phone;

export const recordCall = (client: Client, referenceId: string, body: RecordedCall) =>
  client.call(recordReferenceCall, { params: { id: referenceId }, body });
