/** What proving who she is says: few come here twice, so it comes with its screen. */
export { messages } from '../catalogues/english/identity.ts';
