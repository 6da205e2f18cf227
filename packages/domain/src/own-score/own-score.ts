import { trustComponents, trustStates } from '../trust-score.ts';
import type { ExplainedRow, WireTrustRow } from '../trust-words.ts';
import type { WorkerLanguage } from '../worker-language.ts';
import { english, type OwnScoreWords } from './english.ts';
import { kiswahili } from './kiswahili.ts';

/** The words about a score for its worker. They are no part of the app's catalogues, because one screen alone needs them. */
export const ownScoreWords: Readonly<Record<WorkerLanguage, OwnScoreWords>> = { en: english, sw: kiswahili };

/**
 * The parts of a worker's score in words to her: what she earned, and what earns the rest. A part that a newer service may
 * send is left out.
 */
export const ownScoreRows = (rows: readonly WireTrustRow[], language: WorkerLanguage): ExplainedRow[] =>
  rows.flatMap(({ component, points, max, state }) => {
    const known = trustComponents.find((each) => each === component);
    const named = trustStates.find((each) => each === state);
    if (known === undefined || named === undefined) return [];
    const { labels, texts } = ownScoreWords[language];
    const text = texts[known][named === 'earned' ? 'earned' : 'open'];
    return { id: component, label: labels[known], state: named, points, max, text };
  });
