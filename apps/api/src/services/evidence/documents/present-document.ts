import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { decideDocument, WireDocument } from '@repo/api-client/contract/documents';
import { policeCertificateLastDay, type DocumentKind } from '@repo/domain/document';
import type { Context } from '../../../context.ts';
import type { DocumentRow, FiledDocument } from './current-document.ts';

/** A slot, as shown to the worker. */
export function presentOwnDocument(
  ctx: Context,
  slot: DocumentKind,
  filed: FiledDocument | undefined,
  isWaitedFor: boolean,
): WireDocument {
  return {
    slot,
    status: filed?.document.status ?? 'not_uploaded',
    type: filed?.file?.type ?? null,
    bytes: filed?.file?.bytes ?? null,
    uploaded_at: filed?.document.uploadedAt.toISOString() ?? null,
    decided_at: filed?.document.decidedAt?.toISOString() ?? null,
    reason: filed?.document.reason ?? null,
    has_file: filed?.file != null,
    certificate: filed === undefined ? null : presentCertificate(ctx, filed.document),
    waited_for: isWaitedFor,
  };
}

/** The known facts of a police clearance certificate. Null for any other document. */
export function presentCertificate(ctx: Context, document: DocumentRow): WireDocument['certificate'] {
  if (document.slot !== 'policeClearance') return null;
  const { certificateNumberCipher: cipher, certificateIssuedOn: issuedOn } = document;
  return {
    number: cipher === null ? null : ctx.secrets.open(cipher),
    issued_on: issuedOn,
    valid_until: issuedOn === null ? null : policeCertificateLastDay(issuedOn),
  };
}

/**
 * A fingerprint of the worker's statements about a certificate. She may change them until the decision, also
 * while a team member looks at the document.
 */
export const toldVersion = (ctx: Context, document: DocumentRow): string =>
  ctx.secrets.fingerprint('certificate', JSON.stringify(presentCertificate(ctx, document)));

type TeamDocument = AnswerOf<typeof decideDocument>['document'];

/** A document, as shown to the team: ids and states, and no personal data. */
export const presentTeamDocument = ({ document, file }: FiledDocument): TeamDocument => ({
  id: document.id,
  nanny_id: document.workerId,
  slot: document.slot,
  status: document.status,
  type: file?.type ?? null,
  bytes: file?.bytes ?? null,
  uploaded_at: document.uploadedAt.toISOString(),
  decided_at: document.decidedAt?.toISOString() ?? null,
  decided_by: document.decidedBy,
  reason: document.reason,
  ended_at: document.endedAt?.toISOString() ?? null,
  has_file: file !== null,
});
