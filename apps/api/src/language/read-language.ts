import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-profile';

/** The product language that the reader's `Accept-Language` prefers. English when it names none of them. */
export function readLanguage(header: string | undefined): WorkerLanguage {
  let best: WorkerLanguage = 'en';
  let bestWeight = 0;
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const name = tag.trim().toLowerCase().split('-')[0];
    const language = workerLanguages.find((known) => known === name);
    const weight = weightOf(parameters);
    if (language === undefined || weight <= bestWeight) continue;
    best = language;
    bestWeight = weight;
  }
  return best;
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}
