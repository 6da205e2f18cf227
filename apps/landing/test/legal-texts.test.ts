import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { wordsOf as privacy } from '../src/pages/privacy/words.ts';
import { wordsOf as terms } from '../src/pages/terms/words.ts';
import { sentPages } from './filled-pages.ts';
import { parsed } from './parsed.ts';

const wordsOf = { '/privacy': privacy, '/terms': terms } as const;

/** The lines above the legal text of the privacy page. They are no part of it. */
function briefOf(language: 'en' | 'sw', path: string): string {
  const { title, lines } = privacy[language].brief;
  return path === '/privacy' ? [title, ...lines].join('') : '';
}

function fingerprintOf(path: string, language: 'en' | 'sw'): string {
  const sent = sentPages.find(({ page, language: each }) => page.path === path && each === language);
  const main = parsed(sent?.html ?? '').querySelector('main')?.textContent ?? '';
  const text = main.replace(briefOf(language, path), '');
  return createHash('sha256').update(text.replaceAll(/\s+/g, ' ')).digest('hex').slice(0, 12);
}

/** A reader must see that a legal text changed. A change of a text therefore changes both dates, then the fingerprint. */
it.each([
  ['/privacy', 'en', 'Version of 29 November 2026', 'a20469069939'],
  ['/privacy', 'sw', 'Toleo la 29 Novemba 2026', 'e038bfb93d54'],
  ['/terms', 'en', 'Version of 27 November 2026', '333fab890d7e'],
  ['/terms', 'sw', 'Toleo la 27 Novemba 2026', '5a32efc93d55'],
] as const)('%s in %s has the text of its date', (path, language, version, fingerprint) => {
  expect({ version: wordsOf[path][language].version, fingerprint: fingerprintOf(path, language) }).toEqual({
    version,
    fingerprint,
  });
});

it.each(['en', 'sw'] as const)(
  '/privacy in %s says first in five lines what the sections say',
  (language) => {
    const sent = sentPages.find(({ page, language: each }) => page.path === '/privacy' && each === language);
    const text = parsed(sent?.html ?? '').querySelector('main')?.textContent ?? '';
    const brief = briefOf(language, '/privacy');
    expect(privacy[language].brief.lines).toHaveLength(5);
    expect(text.indexOf(brief)).toBeGreaterThan(0);
    // The contents above it name the section too.
    expect(text.indexOf(brief)).toBeLessThan(text.lastIndexOf(`1. ${privacy[language].sections.who.title}`));
  },
);
