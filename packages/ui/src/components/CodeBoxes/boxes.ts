import { onlyDigits } from '../CodeField/only-digits.ts';

export const CODE_LENGTH = 6;

/** What stands in each box: a digit, or '' while it is empty. */
export type Boxes = readonly string[];

export const spread = (digits: string): Boxes =>
  Array.from({ length: CODE_LENGTH }, (_, place) => digits[place] ?? '');

/** Digits from one box on; a whole code fills them all, wherever it was put in. */
export function fill(boxes: Boxes, place: number, digits: string): Boxes {
  if (digits.length >= CODE_LENGTH) return spread(digits);
  return boxes.map((box, at) => digits[at - place] ?? box);
}

export const empty = (boxes: Boxes, place: number): Boxes =>
  boxes.map((box, at) => (at === place ? '' : box));

/** The digits that came into a box, of the text that it now holds: the one that stood there already is not among them. */
export function digitsPutIn(boxes: Boxes, place: number, text: string): string {
  const digits = onlyDigits(text, text.length);
  const before = boxes[place] ?? '';
  // The phone fills in a whole code, and puts it over what was there.
  if (digits.length >= CODE_LENGTH || digits.length <= 1 || before === '') return digits;
  // A seventh digit, typed behind the last one, changes nothing.
  return place === CODE_LENGTH - 1 ? '' : digits.replace(before, '');
}

/** Where typing goes on. */
export const placeAfter = (place: number, digits: string): number =>
  digits.length >= CODE_LENGTH ? CODE_LENGTH - 1 : Math.min(place + digits.length, CODE_LENGTH - 1);

/** The first box that waits for a digit; the last one when none does. */
export function firstEmpty(boxes: Boxes): number {
  const place = boxes.indexOf('');
  return place === -1 ? CODE_LENGTH - 1 : place;
}
