/** Keeps a line's room until its words come. */
export const COMING = '\u00A0';
