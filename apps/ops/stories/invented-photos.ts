import * as drawings from '@repo/ui/story-kit/invented-papers';

/** A drawing as the service sends a photo. */
const sent = (drawing: string): Blob =>
  new Blob([decodeURIComponent(drawing.slice(drawing.indexOf(',') + 1))], { type: 'image/svg+xml' });

export const selfie = sent(drawings.darkSelfie);
export const cardFront = sent(drawings.cardFront);
export const cardBack = sent(drawings.cardBack);
export const certificate = sent(drawings.tallLetter);
