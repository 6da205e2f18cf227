import { leftBlank } from '../src/site/filling.tsx';
import { addressIn, languages, spoken } from '../src/site/languages.ts';
import type { SitePage } from '../src/site/site-page.ts';

const origin = leftBlank.value('origin');

/** Every page in every language, with its alternates. A page about a person is left out: its link comes from the person. */
export function sitemapOf(pages: readonly SitePage[]): string {
  const entries = pages
    .filter(({ unlisted }) => unlisted !== true)
    .flatMap(({ path }) => {
      const alternate = (language: string, address: string) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${address}"/>`;
      const alternates = [
        ...languages.map((language) => alternate(spoken[language], addressIn(language, path))),
        alternate('x-default', addressIn('en', path)),
      ].join('');
      return languages.map(
        (language) => `<url><loc>${origin}${addressIn(language, path)}</loc>${alternates}</url>`,
      );
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
