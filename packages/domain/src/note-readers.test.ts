import { describe, expect, it } from 'vitest';
import { checkOutcomes, stepsOfLevel } from './check.ts';
import { noteReaders, noteReadersText, shownInFull } from './note-readers.ts';
import { packageLevels } from './packages.ts';

const BOTH = 'The employer and the worker read it.';
const EMPLOYER = 'The employer reads it.';
const WORKER = 'The worker reads it. Only a Premium report shows it.';
const LATER = 'Only a Premium report shows it.';

describe('the readers of a note', () => {
  it.each([
    ['references', 'lite', 'clear', LATER],
    ['references', 'standard', 'clear', LATER],
    ['references', 'standard', 'not_applicable', LATER],
    ['references', 'lite', 'finding', WORKER],
    ['references', 'standard', 'unable_to_verify', WORKER],
    ['references', 'premium', 'clear', EMPLOYER],
    ['references', 'premium', 'finding', BOTH],
    ['criminal_record', 'standard', 'clear', EMPLOYER],
    ['social_media', 'standard', 'finding', BOTH],
    ['misconduct_registry', 'lite', 'unable_to_verify', BOTH],
    ['work_history', 'premium', 'not_applicable', EMPLOYER],
    ['health', 'premium', 'finding', BOTH],
    ['final_review', 'lite', 'clear', EMPLOYER],
  ] as const)('of %s in a %s case that is %s', (kind, level, outcome, text) => {
    expect(noteReadersText(kind, level, outcome)).toBe(text);
  });

  it('are the employer for every check of a package but the references that it only counts', () => {
    const unread = packageLevels.flatMap((level) =>
      stepsOfLevel[level]
        .filter((kind) => checkOutcomes.some((outcome) => !noteReaders(kind, level, outcome).employer))
        .map((kind) => `${level} ${kind}`),
    );
    expect(unread).toEqual(['lite references', 'standard references']);
  });

  it('of the words of a referee have the package of the full references', () => {
    expect(shownInFull('references')).toBe(LATER);
  });
});
