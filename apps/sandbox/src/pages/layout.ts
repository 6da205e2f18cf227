import { brand } from '@repo/domain/brand';
import { mark } from './drawings.ts';
import { html, type Html } from './html.ts';
import { notice } from './pieces.ts';

export interface Page {
  readonly title: string;
  readonly main: Html;
  /** The width of the layout. */
  readonly shape: 'wide' | 'task' | 'narrow';
  /** Whether the page refreshes itself. */
  readonly live?: boolean;
}

/** The frame of every page: a ribbon that names the sandbox, a link home, and the page itself. */
export function renderPage({ title, main, shape, live = false }: Page): string {
  return html`<!doctype html>
    <html lang="en-KE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.name} sandbox</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="/assets/figtree.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/assets/tokens.css" />
        <link rel="stylesheet" href="/assets/sandbox.css" />
        <link rel="stylesheet" href="/assets/screens.css" />
        <script src="/assets/sandbox.js" type="module"></script>
      </head>
      <body data-shape="${shape}" data-live="${live ? 'yes' : 'no'}">
        <a class="skip" href="#main">Skip to content</a>
        <aside class="ribbon" aria-label="Sandbox">
          <strong>Sandbox</strong> Nothing here is real: no money moves, no message leaves.
        </aside>
        <header class="top">
          <a class="brand" href="/">${mark} ${brand.name}</a>
        </header>
        <main id="main" tabindex="-1">${main}</main>
        <div id="problem" class="problem" role="alert"></div>
        <div id="note" class="note" role="status"></div>
      </body>
    </html> `.markup;
}

export const renderProblem = (status: number, message: string) =>
  renderPage({
    title: 'Not possible',
    shape: 'narrow',
    main: html`<h1>That did not work</h1>
      ${notice('bad', message)}
      <p class="quiet">Error ${status}</p>
      <p><a class="button" href="/">Back to the sandbox</a></p>`,
  });
