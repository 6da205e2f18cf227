import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = 'figtree-latin-wght-normal.woff2';
const from = dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/figtree/files/${FILE}`)));

/**
 * The product's face for the frame around the pages. The frame has no style sheet of the design system: the file is
 * served beside it, since the design host allows no font from the text of a page.
 */
export const figtree = {
  folder: { from, to: '/fonts' },
  head: `<style>@font-face{font-family:Figtree;src:url(./fonts/${FILE}) format('woff2');font-weight:300 900;font-display:swap}</style>`,
} as const;
