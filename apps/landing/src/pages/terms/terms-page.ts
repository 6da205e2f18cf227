import type { SitePage } from '../../site/site-page.ts';
import { TermsPage } from './TermsPage.tsx';
import { wordsOf } from './words.ts';

export const termsPage: SitePage = {
  path: '/terms',
  head: (language) => wordsOf[language].head,
  Content: TermsPage,
};
