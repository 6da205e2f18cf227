import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { drawDocument } from './draw-document.ts';
import type { PrintedDocument } from './printed-document.ts';

const PARAGRAPHS = 40;

it('lets others have their turn after each block', async () => {
  const content: PrintedDocument = {
    title: 'Title',
    author: 'Author',
    headline: 'Headline',
    subtitle: 'Subtitle',
    footer: 'Footer',
    createdAt: new Date(0),
    blocks: Array.from({ length: PARAGRAPHS }, () => ({ kind: 'paragraph', text: 'Words of a paragraph.' })),
  };
  await drawDocument(content);
  let isDrawn = false;
  const drawing = drawDocument(content).then(() => (isDrawn = true));
  let turns = 0;
  for (; !isDrawn; turns += 1) await nextTurn();
  await drawing;
  expect(turns).toBeGreaterThan(PARAGRAPHS);
});
