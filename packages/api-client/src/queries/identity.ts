import type { Client } from '../client/client.ts';
import type { Uploads } from '../client/upload.ts';
import type { AnswerOf } from '../contract/define-call.ts';
import {
  chooseIdentityName,
  createIdentityToken,
  sendIdentityPhotos,
  type WireIdentityStatus,
} from '../contract/identity.ts';

export type IdentityStatus = WireIdentityStatus;
/** Permits sending the photos of one attempt until it expires. */
export type IdentityPermission = AnswerOf<typeof createIdentityToken>;

export interface IdentityPhotos {
  readonly selfie: Blob;
  /** Photos of the moving face, in order. */
  readonly liveness: readonly Blob[];
  readonly front: Blob;
  readonly back: Blob | null;
}

export const permitIdentityPhotos = (client: Client) => client.call(createIdentityToken, {});

interface Sending {
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends the photos to which the worker agreed. A repeat under the same permission still counts as one attempt. */
export const sendPhotosOfIdentity = (
  uploads: Uploads,
  { job_id: jobId, token }: IdentityPermission,
  { selfie, liveness, front, back }: IdentityPhotos,
  sending: Sending,
): Promise<IdentityStatus> =>
  uploads.uploadForm(sendIdentityPhotos, {
    params: { jobId },
    files: { selfie: [selfie], liveness, id_front: [front], id_back: back === null ? [] : [back] },
    texts: { token, consent: 'granted' },
    ...sending,
  });

export const answerIdentityName = (client: Client, choice: 'id_name' | 'not_mine') =>
  client.call(chooseIdentityName, { body: { choice } });
