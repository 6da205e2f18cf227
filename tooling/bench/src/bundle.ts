import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { ROOT } from './root.ts';

/** Kilobytes of 1,000 bytes, as in the bounds. */
export const kilobytes = (bytes: number) => bytes / 1000;
export const brotli = (content: string | Uint8Array) => brotliCompressSync(content).byteLength;

export type Bundle = {
  /** Brotli sizes of every chunk and style sheet by file name, in bytes. */
  sizes: ReadonlyMap<string, number>;
  /** Chunks of a first load: the chunks that the page names, and all their static imports. */
  first: readonly string[];
  /** The chunk of each page that loads on navigation. */
  pages: ReadonlyMap<string, string>;
  /** Chunks of a first load that opens such a page: those of `first`, and those of the page. */
  opened: ReadonlyMap<string, readonly string[]>;
  /** The style sheets of chunks, each once. */
  stylesOf: (names: readonly string[]) => readonly string[];
  /** The message files of an app with several languages. */
  words: ReadonlyMap<string, string>;
};

/** Builds an app with its own settings or another app's, without writing files. */
export async function bundle(folder: string, settings = folder): Promise<Bundle> {
  const built = await build({
    root: join(ROOT, folder),
    configFile: join(ROOT, settings, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { write: false, reportCompressedSize: false },
  });
  const outputs: readonly Rolldown.RolldownOutput[] = Array.isArray(built)
    ? built
    : 'output' in built
      ? [built]
      : [];
  const files = outputs.flatMap(({ output }) => output);
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const sizes = new Map(
    files.map((file) => [file.fileName, brotli(file.type === 'chunk' ? file.code : file.source)]),
  );
  const first = new Set<string>();
  function add(name: string, loaded = first): Set<string> {
    if (loaded.has(name)) return loaded;
    loaded.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) add(imported, loaded);
    return loaded;
  }
  const html = files.flatMap((file) =>
    file.type === 'asset' && file.fileName === 'index.html' ? [String(file.source)] : [],
  );
  for (const name of chunks.keys()) if (html.some((page) => page.includes(`"/${name}"`))) add(name);
  const within = (place: string) =>
    new Map(
      [...chunks.values()]
        .filter((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId?.includes(place))
        .map((chunk) => [chunk.name, chunk.fileName]),
    );
  const pages = within('/src/pages/');
  return {
    sizes,
    first: [...first],
    pages,
    opened: new Map([...pages].map(([name, file]) => [name, [...add(file, new Set(first))]])),
    stylesOf: (names) => [
      ...new Set(names.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])])),
    ],
    words: within('/src/language/files/'),
  };
}

export const total = ({ sizes }: Bundle, names: readonly string[]) =>
  names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
