import { iconTags } from '@repo/vite/icon-tags';
import { siteIcons } from '@repo/vite/site-icons';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPreviews } from '../prerender/draw-previews.ts';
import { previewWords } from '../prerender/preview-words.ts';
import { robots, sitemapOf } from '../prerender/write-texts.ts';
import { wordsOf } from '../src/pages/home/words.ts';
import { pages } from '../src/pages/pages.ts';
import { addressIn, languages } from '../src/site/languages.ts';

const icons = siteIcons({
  ground: 'petrol',
  name: 'A site',
  description: 'What it is for.',
  startUrl: '/',
  display: 'minimal-ui',
});

test('the picture beside a link is of the size that is asked for, small, and the same each time', async () => {
  const [drawn, again] = [await drawPreviews(), await drawPreviews()];
  expect(drawn.map(([name]) => name)).toEqual(['preview.png', 'preview-sw.png']);
  expect(again.map(([, png]) => png.toString('base64'))).toEqual(
    drawn.map(([, png]) => png.toString('base64')),
  );
  for (const [, png] of drawn) {
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(60_000);
  }
}, 30_000);

test.each(languages)('the picture beside a link promises in %s what the first page does', (language) => {
  expect(previewWords[language].title.join(' ')).toBe(wordsOf[language].hero.title);
});

test('every icon that a page or the manifest names is there, in its size', async () => {
  const files = new Map(await icons);
  const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
    String(files.get('site.webmanifest')),
  );
  const named = iconTags.flatMap(({ attrs }) => ('href' in attrs ? [attrs.href] : []));
  for (const address of [...named, ...manifest.icons.map(({ src }) => src)])
    expect(files.has(address.slice(1)), address).toBe(true);
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height } = await sharp(files.get(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const content of files.values()) expect(content.length).toBeLessThan(10_000);
});

test('the oldest kind of icon holds its picture whole', async () => {
  const file = new Map(await icons).get('favicon.ico');
  if (!(file instanceof Buffer)) throw new Error('There is no favicon.ico');
  const [bytes, begin] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(begin + bytes).toBe(file.length);
  expect(await sharp(file.subarray(begin)).metadata()).toMatchObject({ width: 32, height: 32 });
});

test('search engines are told of every page in every language, and of nobody', () => {
  const sitemap = sitemapOf(pages);
  const told = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(told).toEqual(
    pages.flatMap(({ path }) => languages.map((language) => `{{ origin }}${addressIn(language, path)}`)),
  );
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(told.length);
  expect(sitemap).not.toMatch(/\/[wr]\//);
  expect(robots).toContain('Sitemap: {{ origin }}/sitemap.xml');
});
