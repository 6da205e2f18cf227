import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { drawDocument } from '../src/services/reporting/reports/pdf/draw-document.ts';
import type { Block, PrintedDocument } from '../src/services/reporting/reports/pdf/printed-document.ts';
import { readPdf } from './pdf-text.ts';

const document = (blocks: readonly Block[]): PrintedDocument => ({
  title: 'Title',
  author: 'Author',
  headline: 'Headline',
  subtitle: 'Subtitle',
  footer: 'Footer',
  createdAt: new Date(0),
  blocks,
});

it('lets others have their turn after each block', async () => {
  const paragraphs = 40;
  const content = document(
    Array.from({ length: paragraphs }, () => ({ kind: 'paragraph', text: 'Words of a paragraph.' })),
  );
  await drawDocument(content);
  let isDrawn = false;
  const drawing = drawDocument(content).then(() => (isDrawn = true));
  let turns = 0;
  for (; !isDrawn; turns += 1) await nextTurn();
  await drawing;
  expect(turns).toBeGreaterThan(paragraphs);
});

/** The copyable text of a document with each of these texts, once in bold and once in regular. */
async function readBack(...texts: readonly string[]): Promise<string> {
  const blocks = texts.flatMap((text): Block[] => [
    { kind: 'heading', text },
    { kind: 'paragraph', text },
  ]);
  return (await readPdf(await drawDocument(document(blocks)))).text;
}

it('can be read as it was written, whatever was drawn before in this document or in another one', async () => {
  // No other test draws a bar. "‖" consists of two bars.
  await readBack('‖');
  const texts = ['Ọlábísí Đặng Ịfẹoma', 'Of her | It is Identity Verified.'];
  const read = await readBack(...texts);
  for (const text of texts) expect(read.split(text)).toHaveLength(3);
});

it('has the marks of its letters on them, however they were typed', async () => {
  expect(await readBack('Wanjikũ Ngũgĩ'.normalize('NFD'))).toContain('Wanjikũ Ngũgĩ');
});
