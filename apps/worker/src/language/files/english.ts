import { messages as shell } from '../catalogues/english/shell.ts';
import { messages as signIn } from '../catalogues/english/sign-in.ts';

/** What the sign-in says, and what is said when nothing more can be fetched: it comes with the first screen. */
export const messages = { ...shell, ...signIn };
/** The pieces bring their English along. */
export const words = undefined;
