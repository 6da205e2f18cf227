import type { SitePage } from '../../site/site-page.ts';
import { WelcomePage } from './WelcomePage.tsx';
import { wordsOf } from './words.ts';

export const welcomePage: SitePage = {
  path: '/welcome',
  head: (language) => wordsOf[language].head,
  Content: WelcomePage,
};
