import type { SitePage } from '../../site/site-page.ts';
import { type Trouble, TroublePage } from './TroublePage.tsx';
import { wordsOf } from './words.ts';

const troublePage = (trouble: Trouble): SitePage => ({
  path: '/',
  unlisted: true,
  head: (language) => {
    const { title, text } = wordsOf[language][trouble];
    return { title, description: text };
  },
  Content: ({ language }) => <TroublePage trouble={trouble} language={language} />,
});

/** By their names in the server (`apps/api/src/http/site-pages/send-trouble.ts`). */
export const troublePages = {
  'not-found': troublePage('notFound'),
  failure: troublePage('failure'),
  'too-many': troublePage('tooMany'),
} as const satisfies Readonly<Record<string, SitePage>>;
