import { lines } from './line.ts';

/** spec/worker-and-public.md sections 1, 2.2, 2.3 and 9: what a visitor reads, and where it leads. */
export const publicSite = lines('public', {
  sections: [
    'Landing sections: how-it-works, pricing, for-workers, about',
    'apps/landing/src/pages/home/HomePage.test.tsx > has the sections that its links lead to, and no link that leads nowhere on it',
  ],
  buttons: [
    'Landing buttons lead to /login, /signup and /worker',
    'apps/landing/src/pages/home/HomePage.test.tsx > leads to signing up and in, to the worker’s site and to the demonstration',
    'tooling/e2e/journeys/public/first-pages.e2e.ts > the public site leads employers and workers to their own sites, and every page says that it is a sandbox',
    'tooling/e2e/journeys/public/links.e2e.ts > every link of every open page leads somewhere, on all sites, and the public one needs no JavaScript for it',
  ],
  promises: [
    'Landing promises complete checks (identity by National ID, criminal record, reference checks, address, employment history, community reviews, a misconduct registry, a trust score)',
    'apps/landing/src/pages/home/HomePage.test.tsx > makes every promise of the specification',
    'apps/landing/src/pages/home/HomePage.test.tsx > promises what the specification promises',
  ],
  'promises-hours': [
    'Landing promises a report in 24-48 hours',
    'apps/landing/src/pages/home/HomePage.test.tsx > promises what the specification promises',
  ],
  'promises-payment': [
    'Landing promises payment by mobile money',
    'apps/landing/src/pages/home/HomePage.test.tsx > promises what the specification promises',
  ],
  'promises-consent': [
    'Landing promises that worker consent is required',
    'apps/landing/src/pages/home/HomePage.test.tsx > promises what the specification promises',
  ],
  packages: [
    'Landing packages: Basic 800, Standard 1,500, Premium 2,500 KES',
    'packages/domain/src/landing-packages.test.ts > the landing page lists $name as the specification does',
    'apps/landing/src/pages/home/HomePage.test.tsx > lists the packages of the specification at their prices, contents and times',
  ],
  'packages-delivery': [
    'Landing delivery 48 h, 24 h, same day',
    'packages/domain/src/landing-packages.test.ts > the landing page lists $name as the specification does',
    'apps/landing/src/pages/home/HomePage.test.tsx > lists the packages of the specification at their prices, contents and times',
  ],
  'packages-contents': [
    'Landing package contents: each adds to the one before it',
    'packages/domain/src/landing-packages.test.ts > lists what each landing package holds',
    'apps/landing/src/pages/home/HomePage.test.tsx > lists the packages of the specification at their prices, contents and times',
  ],
  'packages-popular': [
    'Landing: Standard is marked most popular',
    'packages/domain/src/landing-packages.test.ts > the landing page lists $name as the specification does',
    'apps/landing/src/pages/home/HomePage.test.tsx > lists the packages of the specification at their prices, contents and times',
  ],
  steps: [
    'Landing steps: submit request; the worker gets an SMS and consents; the team verifies; the report is delivered',
    'apps/landing/test/specified.test.ts > tells in four steps how it goes: a request, consent by SMS, the team verifies, the report',
  ],
  claims: [
    'Claims of 1,000+ families and 5,000+ reviews are marketing copy',
    'apps/landing/src/pages/home/HomePage.test.tsx > claims no number of families and reviews unless it is set',
  ],
  'hero-hours': [
    'Landing hero 24 hours, landing steps 24-48 hours',
    'apps/landing/test/specified.test.ts > says in its first view that a report can be there in 24 hours',
    'apps/landing/test/specified.test.ts > tells in four steps how it goes: a request, consent by SMS, the team verifies, the report',
  ],
  'welcome-title': [
    'Welcome: titled Protect Your Family',
    'apps/landing/test/specified.test.ts > is titled Protect Your Family',
  ],
  'welcome-list': [
    'Welcome lists Identity Verification, Criminal Background Checks, Reference Verification, Social Media Check, Misconduct Registry Check',
    'apps/landing/test/specified.test.ts > lists what is checked, in this order',
  ],
  'welcome-days': [
    'Welcome states that checks take 2-3 days',
    'apps/landing/test/specified.test.ts > says that checks take 2-3 days',
  ],
  'welcome-buttons': [
    'Welcome buttons: Get Started (to /signup) and I have an account (to /login)',
    'apps/landing/test/specified.test.ts > leads to signing up and to signing in',
  ],
  // Privacy and terms lead to pages of their own: who looks for them wants to read them.
  'footer-links': [
    'The footer links About, Contact, Careers, Blog, Help lead to /welcome; Privacy and Terms to their pages',
    'apps/landing/test/specified.test.ts > leads to the welcome page, but for privacy and terms, which have pages of their own',
    'apps/landing/test/specified.test.ts > calls the links of the footer by their names',
  ],
  visitor: [
    'A visitor comes from the first page to a sample report, to the demonstration and to the sign-up',
    'tooling/e2e/journeys/public/visitor.e2e.ts > a visitor reads a sample report, tries the demonstration, comes back and signs up',
    'tooling/e2e/journeys/public/visitor.e2e.ts > a visitor does the same in Kiswahili, and finds the other language on each page',
  ],
});
