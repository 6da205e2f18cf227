import type { SitePage } from '../site/site-page.ts';
import { homePage } from './home/home-page.ts';
import { privacyPage } from './privacy/privacy-page.ts';
import { checkCodePage, reportCodePages } from './report-code/report-code-pages.tsx';
import { termsPage } from './terms/terms-page.ts';
import { troublePages } from './trouble/trouble-pages.tsx';
import { welcomePage } from './welcome/welcome-page.ts';
import { workerProfilePages } from './worker-profile/worker-profile-pages.tsx';

/** The pages that have an address of their own. Each is written once in every language. */
export const pages: readonly SitePage[] = [homePage, welcomePage, privacyPage, termsPage, checkCodePage];

/** What the server answers with under an address of somebody or something, by the name that it knows it under. */
export const templates: Readonly<Record<string, SitePage>> = {
  ...reportCodePages,
  ...troublePages,
  ...workerProfilePages,
};
