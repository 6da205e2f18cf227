/** What the onboarding says: a worker sees it once, so it comes with its screen. */
export { messages } from '../catalogues/english/onboarding.ts';
