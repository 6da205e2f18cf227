import { describe, expect, it } from 'vitest';
import { wordsOf } from '../src/pages/report-code/words.ts';
import { sentPages } from './filled-pages.ts';
import { parsed } from './parsed.ts';
import { usual } from './sample-blanks.ts';

/** The pages of a code that tells something. */
const withFile = /^report-(?:genuine|in-progress|superseded|expired),/;

describe.each(sentPages.filter(({ name }) => withFile.test(name)))('$name', ({ html, language, name }) => {
  const root = parsed(html);

  it('loads its one script beside the page', () => {
    const scripts = root.querySelectorAll('script');
    expect(scripts.map((script) => script.getAttributeValue('src'))).toEqual(['/assets/compare-file.js']);
    expect(scripts[0]?.hasAttribute('defer')).toBe(true);
  });

  it('has what only the script can do below all that can be read without it', () => {
    expect(root.querySelectorAll('[data-compare]')).toHaveLength(1);
    const titles = root.querySelectorAll('main h2').map(({ textContent }) => textContent);
    expect(titles.at(-1)).toBe(wordsOf[language].file.title);
    expect(html.indexOf('data-compare')).toBeLessThan(html.indexOf(wordsOf[language].another));
  });

  it('asks under its own code', () => {
    const code = name.endsWith('longest') ? 'WWWW-WWWW-WWWW-WWWW' : usual.report_code;
    expect(root.querySelector('[data-compare]')?.getAttributeValue('data-compare')).toBe(
      `/api/report-codes/${code}/files/`,
    );
  });

  it('has a labelled control for PDFs, and an empty live region', () => {
    const control = root.querySelector('[data-compare] input');
    expect(control?.getAttributeValue('type')).toBe('file');
    expect(control?.getAttributeValue('accept')).toBe('application/pdf');
    expect(root.querySelector(`label[for="${control?.id}"]`)?.textContent).toBe(
      wordsOf[language].file.choose,
    );
    expect(root.querySelector('[data-compare] output')?.childNodes).toEqual([]);
  });
});

it('no other page has a script, nor a card for a file', () => {
  const others = sentPages.filter(({ name }) => !withFile.test(name));
  expect(others.length).toBeGreaterThan(0);
  for (const { html, name } of others) {
    expect(html, name).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html, name).not.toContain('data-compare');
  }
});
