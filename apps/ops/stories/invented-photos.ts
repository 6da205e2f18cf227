import {
  cardBack as back,
  cardFront as front,
  darkSelfie,
  tallLetter,
} from '@repo/ui/story-kit/invented-papers';

/** A drawing as the service sends a photo. */
const sent = (drawing: string): Blob =>
  new Blob([decodeURIComponent(drawing.slice(drawing.indexOf(',') + 1))], { type: 'image/svg+xml' });

export const selfie = sent(darkSelfie);
export const cardFront = sent(front);
export const cardBack = sent(back);
export const certificate = sent(tallLetter);
