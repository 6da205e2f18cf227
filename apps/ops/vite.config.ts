import { brand } from '@repo/domain/brand';
import { singlePageApp } from '@repo/vite/single-page-app';
import { mergeConfig } from 'vite';
import pdfReader from 'pdfjs-dist/package.json' with { type: 'json' };

/** Files that the reader of PDFs asks for by their own names (`src/evidence/pdf-parts.ts`). */
const PDF_PART = /pdfjs-dist[\\/](?:wasm|standard_fonts)[\\/]/;

export default mergeConfig(
  singlePageApp({
    ground: 'slate',
    name: `${brand.name} for the team`,
    description: 'The console of the verification team.',
    startUrl: '/',
    display: 'minimal-ui',
  }),
  {
    build: {
      // The reader of PDFs. Only a PDF loads it.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          assetFileNames: ({ originalFileNames }: { originalFileNames: readonly string[] }) =>
            originalFileNames.some((name) => PDF_PART.test(name))
              ? `assets/pdf-${pdfReader.version}/[name][extname]`
              : 'assets/[name]-[hash][extname]',
        },
      },
    },
  },
);
