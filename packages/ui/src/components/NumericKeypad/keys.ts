export const DELETE = 'delete';

/** In reading order. The place before 0 is empty. */
export const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', DELETE] as const;
export type Key = (typeof keys)[number];

const COLUMNS = 3;
const EMPTY = 9;
const LAST = 11;

/** A key's place in the grid of twelve, with the empty place. */
const cellOf = (key: Key): number => {
  const index = keys.indexOf(key);
  return index < EMPTY ? index : index + 1;
};

/** The key of a place. For the empty place it is 0, the nearest key to the start of the move. */
const keyIn = (cell: number): Key => keys[cell > EMPTY ? cell - 1 : cell] ?? DELETE;

/** The target of an arrow, Home or End from a key. At an edge it is the same key. Undefined for other keys. */
export function keyTowards(pressed: string, from: Key): Key | undefined {
  const cell = cellOf(from);
  const column = cell % COLUMNS;
  if (pressed === 'ArrowLeft') return keyIn(column > 0 ? cell - 1 : cell);
  if (pressed === 'ArrowRight') return keyIn(column < COLUMNS - 1 ? cell + 1 : cell);
  if (pressed === 'ArrowUp') return keyIn(cell >= COLUMNS ? cell - COLUMNS : cell);
  if (pressed === 'ArrowDown') return keyIn(cell + COLUMNS <= LAST ? cell + COLUMNS : cell);
  if (pressed === 'Home') return keyIn(cell - column);
  return pressed === 'End' ? keyIn(cell - column + COLUMNS - 1) : undefined;
}

/** The key that equals a key of a physical keyboard. */
export const keySaidBy = (pressed: string): Key | undefined =>
  pressed === 'Backspace' ? DELETE : keys.find((key) => key === pressed && key !== DELETE);

/** Whether a press of the key changes the value. */
export const works = (key: Key, value: string, maxLength: number): boolean =>
  key === DELETE ? value !== '' : value.length < maxLength;

/** The value after a press of a key that works. */
export const after = (key: Key, value: string): string => (key === DELETE ? value.slice(0, -1) : value + key);
