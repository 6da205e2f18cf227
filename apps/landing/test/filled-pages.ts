import { Liquid } from 'liquidjs';
import { markupOf } from '../prerender/markup.tsx';
import { pages, templates } from '../src/pages/pages.ts';
import { leftBlank, type Blank } from '../src/site/filling.tsx';
import { addressIn, languages, type Language } from '../src/site/languages.ts';
import type { SitePage } from '../src/site/site-page.ts';
import { longest, usual } from './sample-blanks.ts';

/** A page as the server sends it (`apps/api/src/http/site-pages`). */
export interface SentPage {
  readonly name: string;
  readonly page: SitePage;
  readonly language: Language;
  readonly address: string;
  readonly origin: string;
  readonly html: string;
}

type Filling = Readonly<Partial<Record<Blank, string | number | null>>>;

const engine = new Liquid({ outputEscape: 'escape', strictVariables: true, strictFilters: true });

/** Leaves out the blanks that the page marks as optional. */
const withoutOptional = (markup: string, filling: Filling): Filling => {
  const optional = new Set([...markup.matchAll(/\{% if (\w+) %\}/g)].map(([, name]) => name));
  return Object.fromEntries(
    Object.entries(filling).map(([blank, value]) => [blank, optional.has(blank) ? null : value]),
  );
};

const named: readonly (readonly [string, SitePage])[] = [
  ...pages.map((page) => [page.path, page] as const),
  ...Object.entries(templates),
];

const fillings: Readonly<Record<string, (markup: string) => Filling>> = {
  usual: () => usual,
  longest: () => longest,
  'as little as may be': (markup) => withoutOptional(markup, usual),
};

/** Every page and template, in every language, with usual values, with the longest values, and without optional values. */
export const sentPages: readonly SentPage[] = named.flatMap(([name, page]) =>
  languages.flatMap((language) => {
    const markup = markupOf(page, language, {
      styleSheet: '/assets/style.css',
      typeface: '/assets/face.woff2',
      scripts: { 'compare-file': '/assets/compare-file.js' },
    });
    return Object.entries(fillings).map(([kind, filling]) => {
      const values = filling(markup);
      const fill = (text: string) => String(engine.parseAndRenderSync(text, values));
      return {
        name: `${name}, ${language}, ${kind}`,
        page,
        language,
        address: fill(addressIn(language, page.path)),
        origin: fill(leftBlank.value('origin')),
        html: fill(markup),
      };
    });
  }),
);
