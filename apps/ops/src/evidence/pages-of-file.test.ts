import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagesOfFile, type FilePages, type OpenPdf } from './pages-of-file.ts';

const pdf = new Blob(['%PDF-'], { type: 'application/pdf' });
const photo = new Blob(['an invented photo'], { type: 'image/jpeg' });

const made: Blob[] = [];
const freed: string[] = [];
beforeEach(() => {
  made.length = 0;
  freed.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((picture) => {
    if (picture instanceof Blob) made.push(picture);
    return `blob:${String(made.length)}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    freed.push(address);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A reader of a PDF with this many pages. A listed page cannot be drawn. */
const reader =
  (count: number, broken: readonly number[] = []): OpenPdf =>
  async () => ({
    count,
    draw: async (page) => {
      if (broken.includes(page)) throw new Error('damaged');
      return new Blob([`page ${String(page)}`]);
    },
  });

/** Everything that was shown, until nothing is left to read. */
async function read(file: Blob, open?: OpenPdf) {
  const shown: FilePages[] = [];
  const end = pagesOfFile(file, 'Police certificate', (pages) => shown.push(pages), open);
  await vi.waitFor(() => {
    expect(shown.at(-1)?.pages.every(({ src }) => src !== null)).toBe(true);
  });
  return { shown, last: shown.at(-1), end };
}

test('an image is one page with the name of the file', async () => {
  const { shown } = await read(photo);
  expect(shown).toEqual([{ pages: [{ id: '1', label: 'Police certificate', src: 'blob:1' }] }]);
  expect(made).toEqual([photo]);
});

test('a PDF shows how many pages it has, and then one after the other', async () => {
  const { shown } = await read(pdf, reader(3));
  const labels = shown[0]?.pages.map(({ label }) => label);
  expect(labels).toEqual([1, 2, 3].map((page) => `Police certificate, page ${String(page)} of 3`));
  expect(shown.map(({ pages }) => pages.map(({ src }) => src))).toEqual([
    [null, null, null],
    ['blob:1', null, null],
    ['blob:1', 'blob:2', null],
    ['blob:1', 'blob:2', 'blob:3'],
  ]);
  expect(await Promise.all(made.map((page) => page.text()))).toEqual(['page 1', 'page 2', 'page 3']);
});

test('the only page of a PDF has the name of the file', async () => {
  const { last } = await read(pdf, reader(1));
  expect(last?.pages.map(({ label }) => label)).toEqual(['Police certificate']);
});

test.each([
  [20, 20, undefined],
  [21, 20, 'This PDF has 21 pages. The first 20 are shown.'],
])('of %i pages %i are shown', async (count, shown, notice) => {
  const { last } = await read(pdf, reader(count));
  expect(last?.pages).toHaveLength(shown);
  expect(last?.notice).toBe(notice);
});

test('a page that cannot be drawn is an empty picture, and the others are shown', async () => {
  const { last } = await read(pdf, reader(3, [2]));
  expect(last?.pages.map(({ src }) => src)).toEqual(['blob:1', 'blob:2', 'blob:3']);
  expect(made.map(({ size }) => size > 0)).toEqual([true, false, true]);
});

test('a PDF that cannot be read ends in a text', async () => {
  const { last } = await read(pdf, async () => Promise.reject(new Error('no PDF')));
  expect(last).toEqual({ pages: [], notice: expect.stringMatching(/^This PDF could not be shown\./) });
});

test('a file of another type ends in a text', async () => {
  const { last } = await read(new Blob(['<script>'], { type: 'text/html' }));
  expect(last).toEqual({ pages: [], notice: expect.stringMatching(/neither an image nor a PDF/) });
  expect(made).toEqual([]);
});

test('the end frees every page', async () => {
  const { end } = await read(pdf, reader(2));
  expect(freed).toEqual([]);
  end();
  expect(freed).toEqual(['blob:1', 'blob:2']);
});

test('after the end nothing is shown, drawn or kept', async () => {
  const shown: FilePages[] = [];
  const drawn = Promise.withResolvers<Blob>();
  let asked: AbortSignal | undefined;
  const draw = vi.fn<() => Promise<Blob>>(async () => drawn.promise);
  const end = pagesOfFile(
    pdf,
    'Police certificate',
    (pages) => shown.push(pages),
    async (_file, signal) => {
      asked = signal;
      return { count: 2, draw };
    },
  );
  await vi.waitFor(() => {
    expect(draw).toHaveBeenCalledOnce();
  });
  expect(asked?.aborted).toBe(false);
  end();
  expect(asked?.aborted).toBe(true);
  drawn.resolve(new Blob(['late']));
  await drawn.promise;
  await Promise.resolve();
  expect(shown).toHaveLength(1);
  expect(draw).toHaveBeenCalledOnce();
  expect(made).toEqual([]);
});

test('the reader ends when all is drawn', async () => {
  let asked: AbortSignal | undefined;
  await read(pdf, async (file, signal) => {
    asked = signal;
    return reader(2)(file, signal);
  });
  expect(asked?.aborted).toBe(true);
});
