import { renderToStaticMarkup } from 'react-dom/server';
import { FillingProvider, leftBlank } from '../src/site/filling.tsx';
import type { Language } from '../src/site/languages.ts';
import type { SitePage } from '../src/site/site-page.ts';
import { Document } from './Document.tsx';

/** A page in one language as it is built: HTML with the blanks that the server fills. */
export function markupOf(page: SitePage, language: Language, styleSheet: string): string {
  const markup = renderToStaticMarkup(
    <FillingProvider value={leftBlank}>
      <Document page={page} language={language} styleSheet={styleSheet} />
    </FillingProvider>,
  );
  const { structuredData = [] } = page.head(language);
  return `<!doctype html>${markup.replace('</head>', `${structuredData.map(scriptOf).join('')}</head>`)}`;
}

/** Read by search engines alone. React would write quotes as entities, which nobody undoes inside a script. */
function scriptOf(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
