import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf } from '../contract/define-call.ts';
import { listDocumentsOf } from '../contract/documents.ts';
import { listReferencesOfWorker } from '../contract/references.ts';

export type TeamDocument = AnswerOf<typeof listDocumentsOf>['documents'][number];
export type TeamReference = AnswerOf<typeof listReferencesOfWorker>['references'][number];

/** Papers of a worker. Each reading is on record, so nothing reads them again by itself. */
const onRecord = { staleTime: Infinity } as const;

export const documentsOfWorkerQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: ['papers', workerId, 'documents'],
    queryFn: ({ signal }) => client.call(listDocumentsOf, { params: { id: workerId }, signal }),
    ...onRecord,
  });

export const referencesOfWorkerQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: ['papers', workerId, 'references'],
    queryFn: ({ signal }) => client.call(listReferencesOfWorker, { params: { id: workerId }, signal }),
    ...onRecord,
  });
