export { messages } from '../catalogues/kiswahili/onboarding.ts';
