import { stripVTControlCharacters } from 'node:util';

/** A stack or a page's whole markup would push the other failures out of sight, and so would a title that holds a file. */
const LINES = 12;
const LETTERS = 300;

const shortened = (line: string) => (line.length > LETTERS ? `${line.slice(0, LETTERS)} …` : line);

/** A test's name, and below it the first lines of what is told about it. */
export const entry = (name: string, words: string) =>
  [name, ...stripVTControlCharacters(words).trim().split('\n').slice(0, LINES)].map(shortened).join('\n    ');
