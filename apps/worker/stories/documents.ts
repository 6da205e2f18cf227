import type { OwnDocument } from '@repo/api-client/queries/documents';
import { documentKinds, type DocumentKind } from '@repo/domain/document';

/** A slot without a document. */
export const emptySlot = (slot: DocumentKind): OwnDocument => ({
  slot,
  status: 'not_uploaded',
  type: null,
  bytes: null,
  uploaded_at: null,
  decided_at: null,
  reason: null,
  has_file: false,
  certificate: null,
  waited_for: false,
});

/** A document that the worker submitted two days ago. */
export const handedIn = (slot: DocumentKind, more: Partial<OwnDocument> = {}): OwnDocument => ({
  ...emptySlot(slot),
  status: 'uploaded',
  type: 'image/jpeg',
  bytes: 412_800,
  uploaded_at: '2026-11-21T08:00:00Z',
  has_file: true,
  certificate: slot === 'policeClearance' ? { number: null, issued_on: null, valid_until: null } : null,
  ...more,
});

/** All three slots. The given documents replace the empty slots. */
export const documentsWith = (...some: readonly OwnDocument[]) => ({
  documents: documentKinds.map((slot) => some.find((each) => each.slot === slot) ?? emptySlot(slot)),
});
