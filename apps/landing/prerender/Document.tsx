import { brand } from '@repo/domain/brand';
import { iconTags } from '@repo/vite/icon-tags';
import { useBlank } from '../src/site/filling.tsx';
import { addressIn, languages, spoken, type Language } from '../src/site/languages.ts';
import type { PageScript, SitePage } from '../src/site/site-page.ts';
import { previewPictures } from './preview-pictures.ts';

/** The addresses of the files of the pages. */
export interface SiteAssets {
  readonly styleSheet: string;
  readonly typeface: string;
  /** A page loads only the one that it names. */
  readonly scripts: Readonly<Record<PageScript, string>>;
}

/** A whole page in one language. Search engines need absolute addresses, and the server knows the origin of the site. */
export function Document({
  page,
  language,
  assets,
}: {
  readonly page: SitePage;
  readonly language: Language;
  readonly assets: SiteAssets;
}) {
  const { title, description } = page.head(language);
  const { Content } = page;
  return (
    <html lang={spoken[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {page.unlisted === true ? (
          <meta name="robots" content="noindex" />
        ) : (
          <Listing page={page} language={language} />
        )}
        {iconTags.map(({ tag: Tag, attrs }) => (
          <Tag key={Object.values(attrs).join(' ')} {...attrs} />
        ))}
        <link rel="stylesheet" href={assets.styleSheet} />
        {/* Known from the style sheet only, it would come too late for the first page of a visitor. */}
        <link rel="preload" href={assets.typeface} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href="/api/installation.css" />
        {page.script !== undefined && <script defer src={assets.scripts[page.script]} />}
      </head>
      <body>
        <Content language={language} />
      </body>
    </html>
  );
}

/** The metadata for search engines and link previews. */
function Listing({ page, language }: { readonly page: SitePage; readonly language: Language }) {
  const origin = useBlank('origin');
  const { title, linkTitle = title, description, picture = previewPictures[language] } = page.head(language);
  const address = (spokenIn: Language) => origin + addressIn(spokenIn, page.path);
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={spoken[other]} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={linkTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={origin + picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={spoken[language].replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
