import '@repo/ui/themes/landing.css.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pages, templates } from '../src/pages/pages.ts';
import { addressIn, languages, type Language } from '../src/site/languages.ts';
import type { SitePage } from '../src/site/site-page.ts';
import { markupOf } from './markup.tsx';
import { robots, sitemapOf } from './write-texts.ts';

// The build runs this bundle as a program, with the output folder and the addresses of the files of the pages.
const [folder, styleSheet, typeface, compareFile] = process.argv.slice(2);
if (folder === undefined || styleSheet === undefined || typeface === undefined || compareFile === undefined)
  throw new Error('Usage: write-pages FOLDER STYLESHEET TYPEFACE SCRIPT');

const assets = { styleSheet, typeface, scripts: { 'compare-file': compareFile } };

const write = (name: string, text: string): void => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const writePage = (name: string, page: SitePage, language: Language): void =>
  write(`${name}.html`, markupOf(page, language, assets));

for (const language of languages) {
  for (const page of pages) writePage(join('pages', addressIn(language, page.path), 'index'), page, language);
  for (const [name, page] of Object.entries(templates))
    writePage(join('templates', language, name), page, language);
}
write('texts/sitemap.xml', sitemapOf(pages));
write('texts/robots.txt', robots);
