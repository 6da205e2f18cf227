import { stripVTControlCharacters } from 'node:util';

/** A stack, the markup of a whole page or a title that holds a file would push the other failures out of sight. */
const LINES = 12;
const LETTERS = 300;

const shortened = (line: string) => (line.length > LETTERS ? `${line.slice(0, LETTERS)} …` : line);

/** The name of a test, and below it the first lines of its message. */
export const entry = (name: string, words: string) =>
  [name, ...stripVTControlCharacters(words).trim().split('\n').slice(0, LINES)].map(shortened).join('\n    ');
