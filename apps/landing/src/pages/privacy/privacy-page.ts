import type { SitePage } from '../../site/site-page.ts';
import { PrivacyPage } from './PrivacyPage.tsx';
import { wordsOf } from './words.ts';

export const privacyPage: SitePage = {
  path: '/privacy',
  head: (language) => wordsOf[language].head,
  Content: PrivacyPage,
};
