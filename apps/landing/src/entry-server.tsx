import '@repo/ui/themes/landing.css.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '@repo/domain/brand';
import { HomePage } from './pages/HomePage.tsx';

interface Page {
  readonly title: string;
  readonly description: string;
  readonly content: () => React.ReactNode;
}

const pages: Readonly<Record<string, Page>> = {
  '/': {
    title: `${brand.name} — know whom you let into your home`,
    description:
      'Background checks of household workers in Kenya, with their consent: identity, references, police clearance and more.',
    content: () => <HomePage />,
  },
};

/** Every page's path with its HTML. */
export function renderPages(styleSheet: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(pages).map(([path, { title, description, content }]) => [
      path,
      `<!doctype html>${renderToStaticMarkup(
        <html lang="en-KE">
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <title>{title}</title>
            <meta name="description" content={description} />
            <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
            <link rel="stylesheet" href={styleSheet} />
          </head>
          <body>{content()}</body>
        </html>,
      )}`,
    ]),
  );
}
