import type { CheckKind } from './check.ts';

/** Where the facts of a check come from (decisions 8). */
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
