import type { ComponentType } from 'react';
import type { Language } from './languages.ts';

/** What search engines and previews of a link are told of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The title beside a link that is passed on, where the page's own may no longer hold when somebody reads it there. */
  readonly linkTitle?: string;
  /** The address of a picture of 1200 x 630; the site's own where a page has none. */
  readonly picture?: string;
  /** What the page says, in the words of schema.org. */
  readonly structuredData?: readonly object[];
}

export interface SitePage {
  /** Its address without the language: `/`, `/welcome`; with blanks where it stands for many: `/w/{{ slug }}`. */
  readonly path: string;
  /** Nothing that search engines should know of: a page that says that there is no page. */
  readonly unlisted?: true;
  readonly head: (language: Language) => PageHead;
  readonly Content: ComponentType<{ readonly language: Language }>;
}
