import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import type { DocumentKind } from '@repo/domain/document';
import type { WorkerNeed } from '@repo/domain/worker-needs';
import type { Language } from '../../language/languages.ts';
import { homeWords } from './home-words.ts';

const forCheck: ReadonlySet<WorkerNeed> = new Set(['name', 'identity', 'references', 'documents'] as const);

/** Whether a check of an employer cannot end without it. */
export const isForCheck = (need: WorkerNeed): boolean => forCheck.has(need);

interface Known {
  /** Undefined where it did not arrive. */
  readonly status: VerificationStatus | undefined;
  readonly papers: readonly DocumentKind[] | undefined;
}

type NeedText = Partial<Readonly<Record<'title' | 'why' | 'action', string>>>;

/** What the card of a need says more exactly, where her home knows it: which papers, and how many references. */
export function needText(need: WorkerNeed, { status, papers = [] }: Known, language: Language): NeedText {
  const words = homeWords[language];
  if (need === 'documents') return papers.length === 0 ? {} : { why: words.waitsFor(papers) };
  if (need !== 'references') return {};
  // While references wait for her, those that have begun are one too few.
  const hasBegun = status?.steps.some(({ step, state }) => step === 'references' && state === 'pending');
  return hasBegun === true ? words.oneMore : { action: words.nameThem };
}
