import { media } from '../tokens/media.ts';
import { useMedia } from '../use-media.ts';

/** Whether the reader has a desk: a mouse, room, and so a keyboard. */
export const useHasDesk = (): boolean => useMedia(media.deskMouse);
