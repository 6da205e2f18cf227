import '@repo/ui/themes/landing.css.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '@repo/domain/brand';
import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import { HomePage } from '../src/pages/HomePage.tsx';

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

function html({ title, description, content }: Page, styleSheet: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-KE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href={styleSheet} />
        <link rel="stylesheet" href="/api/installation.css" />
      </head>
      <body>
        <SandboxRibbon />
        {content()}
      </body>
    </html>,
  )}`;
}

// The build runs this bundle as a program, with the folder to write to and the address of the style sheet.
const [folder, styleSheet] = process.argv.slice(2);
if (folder === undefined || styleSheet === undefined) throw new Error('Usage: write-pages FOLDER STYLESHEET');
for (const [path, page] of Object.entries(pages)) {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'index.html'), html(page, styleSheet));
}
