import { expect, it } from 'vitest';
import { media } from './media.ts';

const ORDINARY_TEXT_PIXELS = 16;

/** The minimum width of a query, in its own unit. */
const widthOf = (query: string) => /\(min-width: (\d+)em\)/.exec(query)?.[1];

it('sets columns beside one another from the specification’s 768 px on, and later where the reader’s text is larger', () => {
  expect(Number(widthOf(media.tablet)) * ORDINARY_TEXT_PIXELS).toBe(768);
  expect(Number(widthOf(media.desktop)) * ORDINARY_TEXT_PIXELS).toBe(1024);
});

it('prints in light colours on a dark system', () => {
  expect(media.dark).toMatch(/^screen and /);
});
