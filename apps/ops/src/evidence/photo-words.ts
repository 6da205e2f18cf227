import { promptsOf, type FacePrompt } from '@repo/domain/identity-series';

export const SELFIE = 'selfie';

export const isCard = (image: string): boolean => image.startsWith('id_');

const cardLabels: Readonly<Record<string, string>> = {
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

/** The place of a frame among those of the same prompt: '2' for the second smile. Nothing for the only one. */
function timeOf(prompts: readonly FacePrompt[], index: number): string {
  const isSame = (prompt: FacePrompt) => prompt === prompts[index];
  const times = prompts.filter(isSame).length;
  return times === 1 ? '' : ` ${String(prompts.slice(0, index + 1).filter(isSame).length)}`;
}

/**
 * What each photo of an attempt shows. A frame has the words of what she was asked to do for it, so that a face that did
 * something else is seen at once.
 * @param images - their names on the wire; 'liveness-2' is the second frame
 */
export function labelsOf(images: readonly string[]): ReadonlyMap<string, string> {
  const frames = images.filter((image) => image !== SELFIE && !isCard(image)).length;
  const prompts = promptsOf(frames);
  const labelOf = (image: string): string => {
    if (image === SELFIE) return 'Selfie';
    const place = Number(image.split('-')[1]) - 1;
    const prompt = prompts[place];
    return (
      cardLabels[image] ??
      (prompt === undefined ? `Photo ${String(place + 1)}` : promptLabels[prompt] + timeOf(prompts, place))
    );
  };
  return new Map(images.map((image) => [image, labelOf(image)]));
}
