import { messages as shell } from '../catalogues/english/shell.ts';
import { messages as signIn } from '../catalogues/english/sign-in.ts';

/** The messages of the sign-in, and of failures to fetch more. They arrive with the first screen. */
export const messages = { ...shell, ...signIn };
/** The design system contains its English texts. */
export const words = undefined;
