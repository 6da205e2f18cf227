import { Liquid } from 'liquidjs';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuiltPages } from './built-pages.ts';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});
const pages = (facts = {}) => new BuiltPages(folder, { origin: 'https://amini.example', ...facts });

test('a page is filled, and is the same page however it is compressed', async () => {
  write('pages/welcome/index.html', '<link href="{{ origin }}/welcome">');
  const page = await pages().page('/welcome');
  const html = '<link href="https://amini.example/welcome">';
  expect(page?.identity.toString()).toBe(html);
  expect(brotliDecompressSync(page?.br ?? '').toString()).toBe(html);
  expect(gunzipSync(page?.gzip ?? '').toString()).toBe(html);
  expect(await pages({ origin: 'https://other.example' }).page('/welcome')).not.toMatchObject({
    etag: page?.etag,
  });
});

test('what stands in a blank stays text: in text, in an attribute and in structured data', () => {
  write('templates/en/w.html', `<p title="{{ who }}">{{ who }}</p><script>{"name":"{{ who }}"}</script>`);
  const hostile = `</p></script><script>alert(1)</script>"'&\\{{ origin }}{% if x %}`;
  const safe =
    '&lt;/p&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#34;&#39;&amp;&#92;{{ origin }}{% if x %}';
  expect(pages().fill('w', 'en', { who: hostile })).toBe(
    `<p title="${safe}">${safe}</p><script>{"name":"${safe}"}</script>`,
  );
  expect(pages({ who: hostile }).fill('w', 'en', {})).not.toContain('<script>alert');
});

test('what stands in a blank does not turn the words around it', () => {
  write('templates/en/w.html', '<h1>{{ who }} is verified</h1>');
  const marks = '\u202E\u202D\u2066\u2067\u2068\u202A\u202B\u200E\u200F\u061C\u0007\u0085';
  const filled = (who: string) => pages().fill('w', 'en', { who });
  expect(filled(`${marks}anima${marks}`)).toBe('<h1>anima is verified</h1>');
  // Characters that join letters or signs are part of the name.
  for (const name of ['أمينة', 'Ng’ang’a', '👩🏾‍🍳', 'क्‍ष'])
    expect(filled(name)).toBe(`<h1>${name} is verified</h1>`);
});

test('what stands in a blank on several lines stays words of their own, in structured data too', () => {
  write('templates/en/w.html', '<p>{{ who }}</p><script>{"name":"{{ who }}"}</script>');
  expect(pages({ who: 'Mfano Checks\r\n\tP.O. Box 0000' }).fill('w', 'en', {})).toBe(
    '<p>Mfano Checks P.O. Box 0000</p><script>{"name":"Mfano Checks P.O. Box 0000"}</script>',
  );
});

test('what is said around a blank is left out where there is nothing to say', () => {
  write('templates/en/claims.html', '{% if families %}{{ families }}+ families{% else %}Homes{% endif %}');
  expect(pages().fill('claims', 'en', { families: null })).toBe('Homes');
  expect(pages().fill('claims', 'en', { families: '1,000' })).toBe('1,000+ families');
  expect(pages().fill('claims', 'en', { families: 7 })).toBe('7+ families');
});

test('a blank that nobody fills is an error', async () => {
  write('pages/index.html', '{{ nobody }}');
  write('templates/sw/w.html', '{% if nobody %}x{% endif %}');
  await expect(pages().page('/')).rejects.toThrow('undefined variable: nobody');
  expect(() => pages().fill('w', 'sw', {})).toThrow('undefined variable: nobody');
  expect(() => pages().fill('w', 'en', {})).toThrow('The public site was built without templates/en/w.html');
});

test('the check finds what could not be sent before a visitor does', () => {
  write('public/favicon.svg', '{{ nobody }}');
  write('templates/en/w.html', '{{ who }}');
  write('pages/index.html', '{{ origin }}');
  expect(() => pages().check()).not.toThrow();
  write('templates/en/w.html', '{% if %}');
  expect(() => pages().check()).toThrow('The public site cannot be sent: templates/en/w.html');
  write('templates/en/w.html', '');
  write('texts/sitemap.xml', '{{ origins }}');
  expect(() => pages().check()).toThrow('The public site cannot be sent: texts/sitemap.xml');
  write('texts/sitemap.xml', '');
  write('pages/sw/index.html', '{{ origins }}');
  expect(() => pages().check()).toThrow('The public site cannot be sent: pages/sw/index.html');
});

test('a page that is built again is sent as it is now', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  write('pages/index.html', 'before');
  const site = pages();
  expect((await site.page('/'))?.identity.toString()).toBe('before');
  write('pages/index.html', 'after');
  utimesSync(join(folder, 'pages/index.html'), 1, 1);
  expect((await site.page('/'))?.identity.toString()).toBe('before');
  now.mockReturnValue(1001);
  expect((await site.page('/'))?.identity.toString()).toBe('after');
});

test('what was filled lately is not filled anew, until something else is asked for or the site is built again', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  write('pages/index.html', '');
  write('templates/en/w.html', 'before {{ who }}');
  const render = vi.spyOn(Liquid.prototype, 'renderSync');
  const site = pages();
  expect(site.fill('w', 'en', { who: 'Amina' })).toBe('before Amina');
  expect(site.fill('w', 'en', { who: 'Amina' })).toBe('before Amina');
  expect(render).toHaveBeenCalledOnce();
  expect(site.fill('w', 'en', { who: 'Zawadi' })).toBe('before Zawadi');
  write('templates/en/w.html', 'after {{ who }}');
  utimesSync(join(folder, 'pages/index.html'), 1, 1);
  now.mockReturnValue(1001);
  expect(site.fill('w', 'en', { who: 'Amina' })).toBe('after Amina');
  for (let time = 0; time < 600; time += 1)
    expect(site.fill('w', 'en', { who: time })).toBe(`after ${String(time)}`);
});

test('nothing outside its folder is read', async () => {
  write('pages/index.html', '');
  expect(await pages().page('/../../../../etc')).toBeUndefined();
  expect(await pages().text('../../package.json')).toBeUndefined();
  expect(await pages().page('/nothing')).toBeUndefined();
});
