import type { Client } from '../client/client.ts';
import type { SentUpload, Uploads } from '../client/upload.ts';
import type { BodyOf } from '../contract/define-call.ts';
import {
  downloadOwnDocument,
  listOwnDocuments,
  removeDocument,
  saveCertificate,
  uploadDocument,
  type WireDocument,
} from '../contract/documents.ts';

export type OwnDocument = WireDocument;
type Slot = OwnDocument['slot'];

export const fetchDocuments = async (client: Client, signal: AbortSignal): Promise<readonly OwnDocument[]> =>
  (await client.call(listOwnDocuments, { signal })).documents;

export const sendDocument = (
  uploads: Uploads,
  slot: Slot,
  sent: Omit<SentUpload<typeof uploadDocument>, 'params'>,
): Promise<OwnDocument> => uploads.upload(uploadDocument, { params: { slot }, ...sent });

export const withdrawDocument = (client: Client, slot: Slot): Promise<OwnDocument> =>
  client.call(removeDocument, { params: { slot } });

export const downloadDocument = (client: Client, slot: Slot): Promise<Blob> =>
  client.call(downloadOwnDocument, { params: { slot } });

export const sendCertificate = (
  client: Client,
  certificate: BodyOf<typeof saveCertificate>,
): Promise<OwnDocument> => client.call(saveCertificate, { body: certificate });
