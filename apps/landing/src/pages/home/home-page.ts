import type { SitePage } from '../../site/site-page.ts';
import { HomePage } from './HomePage.tsx';
import { structuredData } from './structured-data.ts';
import { wordsOf } from './words.ts';

export const homePage: SitePage = {
  path: '/',
  head: (language) => ({ ...wordsOf[language].head, structuredData: structuredData(language) }),
  Content: HomePage,
};
