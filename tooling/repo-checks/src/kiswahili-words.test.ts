import { expect, it } from 'vitest';
import { files, isTest, read } from './repo.ts';

/** Words that a Kenyan worker hears as something else, or that have two names, each with the word that stands instead. */
const retired: readonly (readonly [word: RegExp, instead: string])[] = [
  // A guarantor, who answers with money.
  [/\b[mw]a?dhamini\b/i, 'mrejelewa, warejelewa: watu wanaokufahamu kazini'],
  // Heard as an abstract of the police.
  [/\bcheti (?:chake |chake mwenyewe )?cha polisi\b/i, 'Cheti cha Tabia Njema (Good Conduct)'],
  // A title deed.
  [/\bhati\b/i, 'stakabadhi'],
  // The programs in a PDF are no app.
  [/\bprogramu\b(?!, fomu)/i, 'app'],
  [/\bkaguzi\b/i, 'ukaguzi'],
  [/\btaarifa binafsi\b/i, 'maelezo ya kibinafsi'],
  [/\bnambari (?:ya|za) kuthibitisha\b/i, 'code'],
  // Of a school.
  [/\butovu wa nidhamu\b/i, 'rekodi ya makosa kazini'],
  // To take part.
  [/\bshiriki\b/i, 'tuma'],
];

const catalogues = files.filter((path) => /kiswahili[^.]*\.ts$|\/kiswahili\//.test(path) && !isTest(path));

it('reads every catalogue', () => {
  expect(catalogues.length).toBeGreaterThan(25);
});

it.each(retired)('says no more %s in Kiswahili, but %s', (word) => {
  const left = catalogues.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line) => (word.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(left).toEqual([]);
});
