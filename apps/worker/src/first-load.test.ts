import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { workerKiswahili } from '@repo/ui/words/worker-kiswahili';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Limits in bytes after brotli: a first load with its first messages, and all messages of a language. */
const FIRST_LOAD = 95_000;
const LANGUAGE = 8_000;
const ROOM = join(import.meta.dirname, '..');

let chunks: ReadonlyMap<string, Rolldown.OutputChunk>;
/** The files that the page itself requests. */
let named: string[];
beforeAll(async () => {
  // Libraries read it, and are several times as large in the test mode.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    root: ROOM,
    mode: 'production',
    logLevel: 'silent',
    build: { write: false, reportCompressedSize: false },
  });
  const output = 'output' in built ? built.output : [];
  chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const page = output.find((file) => file.type === 'asset' && file.fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  named = [...chunks.keys()].filter((name) => html.includes(`"/${name}"`));
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
});

const weigh = (chunk: Rolldown.OutputChunk) => brotliCompressSync(chunk.code).byteLength;

function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of chunks.get(name)?.imports ?? []) withImports(next, found);
  return found;
}
const languageChunk = (name: string) =>
  [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/language/files/${name}.ts`));

test('the first load is small, and the page itself asks for all of it', () => {
  const first = new Set(named.flatMap((name) => [...withImports(name)]));
  expect(named.toSorted()).toEqual([...first].toSorted());
  const bytes = [...first].flatMap((file) => chunks.get(file) ?? []).map(weigh);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_LOAD);
});

test.each(['english', 'kiswahili'])('%s is a small file of its own, which the page asks for', (name) => {
  const language = languageChunk(name);
  if (!language) throw new Error('The build lacks a language');
  expect(weigh(language)).toBeLessThanOrEqual(LANGUAGE);
  expect(named).toContain(language.fileName);
});

const idsIn = (codes: readonly string[]) =>
  new Set(codes.flatMap((code) => [...code.matchAll(/["'`](~\d+)["'`]/g)].flatMap(([, id = '']) => id)));

test.each(['english', 'kiswahili'])(
  'all words of %s are small, and those that the code names',
  async (name) => {
    const files = [name, `${name}-rest`].flatMap((file) => languageChunk(file) ?? []);
    expect(files).toHaveLength(2);
    expect(files.map(weigh).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LANGUAGE);
    const messages = new Set<string>();
    for (const { code } of files) {
      const file: object = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      if (!('messages' in file && typeof file.messages === 'object'))
        throw new Error(`${name} has a file without messages`);
      for (const id of Object.keys({ ...file.messages })) messages.add(id);
    }
    expect(messages).toEqual(idsIn([...chunks.values()].map(({ code }) => code)));
  },
);

test('every component of the app says its own words in Kiswahili, and no words come without their component', () => {
  const parts = [...chunks.values()]
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.includes('/packages/ui/src/') && /\.tsx?$/.test(id))
    .flatMap((id) => [...readFileSync(id, 'utf8').matchAll(/useWords\('(\w+)'/g)])
    .flatMap(([, part = '']) => part);
  expect(Object.keys(workerKiswahili).toSorted()).toEqual([...new Set(parts)].toSorted());
});

test('what takes the plurals of messages apart is left out of a built site', () => {
  const code = [...chunks.values()].map((chunk) => chunk.code).join('');
  expect(code.includes(', plural,')).toBe(false);
  const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => id.includes('message-utils'))).toEqual([]);
});
