import { expect, it } from 'vitest';
import { checkKinds } from './check.ts';
import {
  checkOfDocument,
  checkSourceLabels,
  checkSources,
  checkSourceValues,
  documentOfCheck,
} from './check-source.ts';
import { documentKinds } from './document.ts';

it('looks at a document for the check that it can prove, and at a card for none', () => {
  expect(documentKinds.map((kind) => checkOfDocument[kind])).toEqual([
    undefined,
    'criminal_record',
    'health',
  ]);
  const kinds = checkKinds.filter((kind) => documentOfCheck(kind) !== null);
  expect(kinds.map(documentOfCheck)).toEqual(['policeClearance', 'certificates']);
});

it('says of every check where its facts come from', () => {
  expect(checkKinds.map((kind) => checkSourceLabels[checkSources[kind]])).toEqual([
    'Identity provider',
    'Referees',
    'Worker’s documents',
    'Our team',
    'Worker’s documents',
    'Our team',
    'Misconduct registry',
    'Our team',
  ]);
  expect(new Set(Object.values(checkSources))).toEqual(new Set(checkSourceValues));
});
