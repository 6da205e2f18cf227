import { expect, it } from 'vitest';
import { readSentences } from './sentences.ts';

const list = (...items: string[]) =>
  ['# An app', '', '## reviews', '', 'Section 2.', '', ...items].join('\n');

it('reads each line below its area', () => {
  const sentences = readSentences(
    list('- `own`: The own review', '- `add-another`: Another: one'),
    '## calls\n- `own`: A call',
  );
  expect([...sentences]).toEqual([
    ['reviews/own', 'The own review'],
    ['reviews/add-another', 'Another: one'],
    ['calls/own', 'A call'],
  ]);
});

it.each([
  ['an id that stands twice', [list('- `own`: One', '- `own`: Other')], 'reviews/own stands twice'],
  [
    'an id that stands in two lists',
    [list('- `own`: One'), list('- `own`: Other')],
    'reviews/own stands twice',
  ],
  [
    'a sentence that stands twice',
    [list('- `own`: One', '- `other`: One')],
    'reviews/other says what another',
  ],
  ['an item without a key', [list('- One')], 'no line of the specification: - One'],
  ['an item without an area', ['- `own`: One'], 'no line of the specification'],
])('refuses %s', (_, lists, error) => {
  expect(() => readSentences(...lists)).toThrow(error);
});
