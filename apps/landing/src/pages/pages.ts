import type { SitePage } from '../site/site-page.ts';
import { homePage } from './home/home-page.ts';
import { privacyPage } from './privacy/privacy-page.ts';
import { checkCodePage, reportCodePages } from './report-code/report-code-pages.tsx';
import { termsPage } from './terms/terms-page.ts';
import { troublePages } from './trouble/trouble-pages.tsx';
import { welcomePage } from './welcome/welcome-page.ts';
import { workerProfilePages } from './worker-profile/worker-profile-pages.tsx';

/** The pages with a fixed address. The build writes each once in every language. */
export const pages: readonly SitePage[] = [homePage, welcomePage, privacyPage, termsPage, checkCodePage];

/** The pages that the server fills for each request, by their name in the server. */
export const templates: Readonly<Record<string, SitePage>> = {
  ...reportCodePages,
  ...troublePages,
  ...workerProfilePages,
};
