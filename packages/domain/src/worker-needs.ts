import type { CheckKind } from './check.ts';
import { checkOfDocument } from './check-source.ts';
import type { WorkerVerification } from './worker-verification.ts';

/**
 * What can wait for a worker, the most urgent first: a question of an employer (48 hours), a result to answer (5 days), a
 * question of the team, the choice of a name, the identity, references, documents.
 */
export const workerNeeds = [
  'request',
  'finding',
  'statement',
  'name',
  'identity',
  'references',
  'documents',
] as const;
export type WorkerNeed = (typeof workerNeeds)[number];

export interface NeedFacts {
  readonly openRequests: number;
  /** Findings that are in no report yet, and that she can still answer. */
  readonly answerableFindings: number;
  /** Reports about her on which the team has asked for her side. */
  readonly askedStatements: number;
  /** Whether her ID and her profile have different names. */
  readonly asksName: boolean;
  readonly verification: WorkerVerification;
  /** The checks that wait for her. */
  readonly waiting: ReadonlySet<CheckKind>;
}

const ofDocuments = new Set(Object.values(checkOfDocument));

/** What waits for a worker now, the most urgent first. Her home asks for the first (decisions 6 and 8). */
export function needsOf(facts: NeedFacts): WorkerNeed[] {
  const waits: Readonly<Record<WorkerNeed, boolean>> = {
    request: facts.openRequests > 0,
    finding: facts.answerableFindings > 0,
    statement: facts.askedStatements > 0,
    name: facts.asksName,
    identity: facts.verification === 'needs_verification',
    references: facts.waiting.has('references'),
    documents: [...facts.waiting].some((check) => ofDocuments.has(check)),
  };
  return workerNeeds.filter((need) => waits[need]);
}
