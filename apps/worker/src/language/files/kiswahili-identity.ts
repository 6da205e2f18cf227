export { messages } from '../catalogues/kiswahili/identity.ts';
