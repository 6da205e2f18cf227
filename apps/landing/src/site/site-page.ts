import type { ComponentType } from 'react';
import type { Language } from './languages.ts';

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The title of a link preview, for a page whose own title may be outdated when the recipient reads it. */
  readonly linkTitle?: string;
  /** The address of a picture of 1200 x 630. Without it, the picture of the site. */
  readonly picture?: string;
  /** The content of the page in the vocabulary of schema.org. */
  readonly structuredData?: readonly object[];
}

/** The scripts that a page may need, by the names of their files (`vite.config.ts`). */
export type PageScript = 'compare-file';

export interface SitePage {
  /** Its address without the language: `/`, `/welcome`. A page for many addresses has blanks: `/w/{{ slug }}`. */
  readonly path: string;
  /** Hides the page from search engines, such as a page that says that there is no page. */
  readonly unlisted?: true;
  /** The page can be read without it. */
  readonly script?: PageScript;
  readonly head: (language: Language) => PageHead;
  readonly Content: ComponentType<{ readonly language: Language }>;
}
