import type { CheckKind } from './check.ts';
import { documentKinds, type DocumentKind } from './document.ts';

/** The sources of a check's facts (decisions 8). */
export const checkSourceValues = ['provider', 'documents', 'referees', 'registry', 'team'] as const;
export type CheckSource = (typeof checkSourceValues)[number];

export const checkSources: Readonly<Record<CheckKind, CheckSource>> = {
  identity: 'provider',
  references: 'referees',
  criminal_record: 'documents',
  social_media: 'team',
  health: 'documents',
  work_history: 'team',
  misconduct_registry: 'registry',
  final_review: 'team',
};

export const checkSourceLabels: Readonly<Record<CheckSource, string>> = {
  provider: 'Identity provider',
  documents: 'Worker’s documents',
  referees: 'Referees',
  registry: 'Misconduct registry',
  team: 'Our team',
};

/** The check that a document serves. The provider proves the identity, whatever the photo of an ID card shows. */
export const checkOfDocument: Readonly<Partial<Record<DocumentKind, CheckKind>>> = {
  policeClearance: 'criminal_record',
  // A health certificate is one of the worker's certificates.
  certificates: 'health',
};

/** The document by which a check is decided. Null for a check without one. */
export const documentOfCheck = (kind: CheckKind): DocumentKind | null =>
  documentKinds.find((document) => checkOfDocument[document] === kind) ?? null;
