import { globalFontFace } from '@vanilla-extract/css';

/**
 * The product's own face, in one file of 20 KB with every weight. `optional`: a page that is drawn before the file arrives
 * keeps the system's font, and the next page has the face. So nothing moves while somebody reads.
 */
globalFontFace('Figtree', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'optional',
  // The letters of English and Kiswahili. Other letters of a name come from the system.
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});
