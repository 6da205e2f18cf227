import { renderToStaticMarkup } from 'react-dom/server';
import { Unbroken } from '@repo/ui/primitives/Unbroken';
import { FillingProvider, leftBlank } from '../src/site/filling.tsx';
import type { Language } from '../src/site/languages.ts';
import type { SitePage } from '../src/site/site-page.ts';
import { Document, type SiteAssets } from './Document.tsx';

/** A built page in one language: HTML with the blanks that the server fills. */
export function markupOf(page: SitePage, language: Language, assets: SiteAssets): string {
  const markup = renderToStaticMarkup(
    <FillingProvider value={leftBlank}>
      <Document page={page} language={language} assets={assets} />
    </FillingProvider>,
  );
  const { structuredData = [] } = page.head(language);
  const [head = '', body = ''] = markup.split('</head>');
  return `<!doctype html>${head}${structuredData.map(scriptOf).join('')}</head>${unbroken(body)}`;
}

/**
 * Words that browsers would break after the hyphen at the end of a line: '24-48', also in a filled blank, 'M-PESA', and the
 * example of a report code.
 */
const hyphenated = /\b\d+-\d+\b|\b(?:[A-Z\d]{4}-){3}[A-Z\d]{4}\b|\{\{ \w+_hours \}\}|\bM-PESA\b/g;

/** Makes such words in the texts of a body unbreakable. Attributes stay as they are. */
function unbroken(body: string): string {
  return body.replaceAll(/>[^<]+/g, (text) =>
    text.replaceAll(hyphenated, (word) => renderToStaticMarkup(<Unbroken>{word}</Unbroken>)),
  );
}

/** For search engines only. React would write quotes as entities, and no parser decodes entities inside a script. */
function scriptOf(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
