import { onlyDigits } from '../CodeField/only-digits.ts';

export const CODE_LENGTH = 6;

/** The content of each box: a digit, or '' while it is empty. */
export type Boxes = readonly string[];

export const spread = (digits: string): Boxes =>
  Array.from({ length: CODE_LENGTH }, (_, place) => digits[place] ?? '');

/** Fills in digits from one box on. A whole code fills all boxes, from any box. */
export function fill(boxes: Boxes, place: number, digits: string): Boxes {
  if (digits.length >= CODE_LENGTH) return spread(digits);
  return boxes.map((box, at) => digits[at - place] ?? box);
}

export const empty = (boxes: Boxes, place: number): Boxes =>
  boxes.map((box, at) => (at === place ? '' : box));

/** The new digits in the text of a box, without the digit that was already in it. */
export function digitsPutIn(boxes: Boxes, place: number, text: string): string {
  const digits = onlyDigits(text, text.length);
  const before = boxes[place] ?? '';
  // The phone fills in a whole code over the old content.
  if (digits.length >= CODE_LENGTH || digits.length <= 1 || before === '') return digits;
  // A seventh digit, typed behind the last one, changes nothing.
  return place === CODE_LENGTH - 1 ? '' : digits.replace(before, '');
}

/** The box in which typing continues. */
export const placeAfter = (place: number, digits: string): number =>
  digits.length >= CODE_LENGTH ? CODE_LENGTH - 1 : Math.min(place + digits.length, CODE_LENGTH - 1);

/** The first empty box, or the last box when none is empty. */
export function firstEmpty(boxes: Boxes): number {
  const place = boxes.indexOf('');
  return place === -1 ? CODE_LENGTH - 1 : place;
}
