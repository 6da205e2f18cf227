import { describe, expect, it } from 'vitest';
import { markupOf } from '../prerender/markup.tsx';
import { pages } from '../src/pages/pages.ts';
import { languages } from '../src/site/languages.ts';
import { parsed } from './parsed.ts';

const bodies = pages.flatMap((page) =>
  languages.map((language) => {
    const markup = markupOf(page, language, {
      styleSheet: '/assets/style.css',
      typeface: '/assets/face.woff2',
      scripts: { 'compare-file': '/assets/compare-file.js' },
    });
    return { name: `${page.path} in ${language}`, body: markup.slice(markup.indexOf('</head>')) };
  }),
);

/** Words in which no line may break: hours, days and M-PESA. */
const inOnePiece = /\d+-\d+|\{\{ \w+_hours \}\}|M-PESA/g;
const texts = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

describe.each(bodies)('$name', ({ body }) => {
  it('keeps hours, days and M-PESA in one piece', () => {
    const others = body.replaceAll(/<span class="[^"]*unbroken[^"]*">[^<]*<\/span>/g, '');
    expect([...texts(others).matchAll(inOnePiece)].map(([word]) => word)).toEqual([]);
  });
});

it('changes no word, and nothing in an address', () => {
  const home = bodies.find(({ name }) => name === '/ in en')?.body ?? '';
  expect(home).toContain('M-PESA</span> or card');
  for (const { body } of bodies) {
    const addresses = parsed(`<html>${body}`).querySelectorAll('a');
    expect(addresses.filter((link) => /[<>]/.test(String(link.getAttributeValue('href'))))).toEqual([]);
  }
});
