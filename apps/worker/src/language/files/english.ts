export { messages } from '../catalogues/english.ts';
/** The pieces bring their English along. */
export const words = undefined;
