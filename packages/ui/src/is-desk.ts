import { media } from './tokens/media.ts';

/** Whether there is room now for a column beside the main one, and so what a phone folds can start open. */
export const isDesk = (): boolean => window.matchMedia(media.desktop).matches;
