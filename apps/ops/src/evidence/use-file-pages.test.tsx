import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FilePages } from './pages-of-file.ts';
import { useFilePages } from './use-file-pages.ts';

const photo = (content: string) => new Blob([content], { type: 'image/png' });
const loading = { pages: [{ id: '1', label: 'Selfie', src: null }] };

afterEach(() => {
  vi.restoreAllMocks();
});

test('the pages of a file are there as long as its component', () => {
  const free = vi.spyOn(URL, 'revokeObjectURL');
  const { result, rerender, unmount } = renderHook<FilePages, { file: Blob | undefined }>(
    ({ file }) => useFilePages(file, 'Selfie'),
    {
      initialProps: { file: undefined },
    },
  );
  expect(result.current).toEqual(loading);

  rerender({ file: photo('one') });
  const one = result.current.pages[0]?.src;
  expect(one).toMatch(/^blob:/);
  expect(free).not.toHaveBeenCalled();

  rerender({ file: photo('another') });
  const another = result.current.pages[0]?.src;
  expect(another).not.toBe(one);
  expect(free.mock.calls).toEqual([[one]]);

  unmount();
  expect(free.mock.calls).toEqual([[one], [another]]);
});
