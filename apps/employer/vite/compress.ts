import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes each text file's compressed twins beside it, once and as small as they get, for the server to hand out. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      await Promise.all(
        Object.keys(bundle)
          .filter((name) => TEXT.test(name))
          .map(async (name) => {
            const file = join(dir, name);
            const content = await readFile(file);
            const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
            await writeFile(`${file}.br`, await brotli(content, { params }));
            await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
          }),
      );
    },
  };
}
