import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { drawDocument } from '../src/services/reporting/reports/pdf/draw-document.ts';
import type { Block } from '../src/services/reporting/reports/pdf/printed-document.ts';

const words = {
  title: 'Title',
  author: 'Author',
  headline: 'Headline',
  subtitle: 'Subtitle',
  footer: 'Foot',
};

/** The place of each text: its page, and its distance from the end of the page. */
async function placesIn(blocks: readonly Block[]) {
  const bytes = await drawDocument({ ...words, createdAt: new Date(0), blocks });
  const task = getDocument({ data: new Uint8Array(bytes) });
  const pdf = await task.promise;
  const places = new Map<string, { page: number; height: number }>();
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items)
      if ('str' in item) places.set(item.str, { page, height: Number(item.transform[5]) });
  }
  await task.destroy();
  return places;
}

const several = <B extends Block>(times: number, block: B): B[] => Array.from({ length: times }, () => block);

it(
  'the last of several facts is not alone on the next page, wherever the page ends',
  { timeout: 60_000 },
  async () => {
    const ends = new Set<number | undefined>();
    for (let headings = 0; headings < 4; headings += 1)
      for (let paragraphs = 24; paragraphs < 40; paragraphs += 1) {
        const places = await placesIn([
          ...several(headings, { kind: 'heading', text: 'Heading' }),
          ...several(paragraphs, { kind: 'paragraph', text: 'Paragraph' }),
          {
            kind: 'facts',
            rows: [
              ['One', 'first'],
              ['Two', 'second'],
            ],
          },
        ]);
        expect(places.get('first')?.page, `${headings} headings, ${paragraphs} paragraphs`).toBe(
          places.get('second')?.page,
        );
        ends.add(places.get('first')?.page);
      }
    expect(ends).toEqual(new Set([1, 2]));
  },
);

it('a fact stands below the whole of the label before it', async () => {
  const long = 'House manager, and nanny of two small children';
  const places = await placesIn([
    {
      kind: 'facts',
      rows: [
        [long, 'first'],
        ['Two', 'second'],
      ],
    },
  ]);
  const lastOfLabel = [...places].find(([text]) => text !== '' && long.endsWith(text) && text !== long)?.[1]
    .height;
  expect(lastOfLabel).toBeLessThan(places.get('first')?.height ?? 0);
  expect(places.get('second')?.height).toBeLessThan((lastOfLabel ?? 0) - 10);
});
