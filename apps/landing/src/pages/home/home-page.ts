import type { SitePage } from '../../site/site-page.ts';
import { HomePage } from './HomePage.tsx';
import { wordsOf } from './words.ts';

export const homePage: SitePage = {
  path: '/',
  head: (language) => wordsOf[language].head,
  Content: HomePage,
};
