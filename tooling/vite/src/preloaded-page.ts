import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * Writes a second copy of the app's page for one path, which also names the files of that path's screen. The browser then
 * requests them together with the entry chunk. Without it they are known only after the entry chunk has run.
 * @param path - the path as in the routes, for example `/dashboard`.
 * @param modules - the modules of the screen by the end of their file name, for example `/DashboardPage.tsx`.
 * @throws Error when the build has no chunk for a module.
 */
export const preloadedPage = (path: string, modules: readonly string[]): Plugin => ({
  name: `preloaded-page ${path}`,
  apply: 'build',
  // After Vite has written the page.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The build has no page');
    const html = String(page.source);
    const tags = filesOf(bundle, modules)
      .filter((file) => !html.includes(file))
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" crossorigin href="/${file}">`
          : `<link rel="modulepreload" crossorigin href="/${file}">`,
      );
    this.emitFile({
      type: 'asset',
      fileName: `${path.slice(1)}/index.html`,
      source: html.replace('</head>', `  ${tags.join('\n    ')}\n  </head>`),
    });
  },
});

/** The chunks of some modules, all chunks that these import, and the styles of all of them. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    for (const styles of chunk.viteMetadata?.importedCss ?? []) files.add(styles);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
    );
    if (chunk === undefined) throw new Error(`The build has no chunk for ${module}`);
    add(chunk.fileName);
  }
  return [...files];
}
