import { promptsOf, type FacePrompt } from '@repo/domain/identity-series';

export const SELFIE = 'selfie';

export const isCard = (image: string): boolean => image.startsWith('id_');

const labels: Readonly<Record<string, string>> = {
  [SELFIE]: 'Selfie',
  id_front: 'ID card, front',
  id_back: 'ID card, back',
};

export const promptLabels: Readonly<Record<FacePrompt, string>> = {
  straight: 'Straight',
  side: 'One side',
  other: 'Other side',
  up: 'Up',
  down: 'Down',
  smile: 'Smile',
};

/**
 * What each photo of an attempt shows. A frame has the words of what she was asked to do for it, so that a face that did
 * something else is seen at once.
 * @param images - their names on the wire; 'liveness-2' is the second frame
 */
export function labelsOf(images: readonly string[]): ReadonlyMap<string, string> {
  const frames = images.filter((image) => image !== SELFIE && !isCard(image));
  const prompts = promptsOf(frames.length);
  const labelOf = (image: string): string => {
    const place = image.split('-')[1] ?? '';
    const prompt = prompts[Number(place) - 1];
    return labels[image] ?? (prompt === undefined ? `Photo ${place}` : promptLabels[prompt]);
  };
  return new Map(images.map((image) => [image, labelOf(image)]));
}
