import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { glossaryOf } from './glossary.ts';

it('reads the table below the heading, and nothing else', () => {
  const readme = [
    '| file | what |',
    '|---|---|',
    '| a | b |',
    '',
    '## Glossary',
    'A `-` says that no screen names it.',
    '',
    '| word | meaning | English | Kiswahili |',
    '|---|---|---|---|',
    '| worker | Works in households. | Worker | Mfanyakazi |',
    '| case | Checks of one purchase. | Verification | - |',
    '',
    '## Next',
    '| word | no | part | of it |',
  ].join('\n');
  expect(glossaryOf(readme)).toEqual([
    { word: 'worker', meaning: 'Works in households.', english: 'Worker', kiswahili: 'Mfanyakazi' },
    { word: 'case', meaning: 'Checks of one purchase.', english: 'Verification', kiswahili: undefined },
  ]);
});

it('finds the words of the product', () => {
  const words = glossaryOf(readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8'));
  expect(words.length).toBeGreaterThan(20);
  expect(words).toContainEqual(expect.objectContaining({ english: 'Consent', kiswahili: 'Idhini' }));
  expect(words.filter(({ word, meaning }) => word === '' || !meaning.endsWith('.'))).toEqual([]);
});
