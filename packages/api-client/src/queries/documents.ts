import type { DocumentKind } from '@repo/domain/document';
import type { Certificate } from '@repo/domain/document-decision';
import type { Client } from '../client/client.ts';
import type { SentUpload, Uploads } from '../client/upload.ts';
import {
  downloadOwnDocument,
  listOwnDocuments,
  removeDocument,
  tellCertificate,
  uploadDocument,
  type WireDocument,
} from '../contract/documents.ts';

export type OwnDocument = WireDocument;

export const fetchDocuments = async (client: Client, signal: AbortSignal): Promise<readonly OwnDocument[]> =>
  (await client.call(listOwnDocuments, { signal })).documents;

export const sendDocument = (
  uploads: Uploads,
  slot: DocumentKind,
  sent: Omit<SentUpload<typeof uploadDocument>, 'params'>,
): Promise<OwnDocument> => uploads.upload(uploadDocument, { params: { slot }, ...sent });

export const takeDocumentBack = (client: Client, slot: DocumentKind): Promise<OwnDocument> =>
  client.call(removeDocument, { params: { slot } });

export const downloadDocument = (client: Client, slot: DocumentKind): Promise<Blob> =>
  client.call(downloadOwnDocument, { params: { slot } });

export const saveCertificate = (client: Client, { number, issuedOn }: Certificate): Promise<OwnDocument> =>
  client.call(tellCertificate, { body: { number, issued_on: issuedOn } });
