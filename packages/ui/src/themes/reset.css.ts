import { globalStyle } from '@vanilla-extract/css';
import './typeface.css.ts';
import { media } from '../tokens/media.ts';
import { vars } from './vars.css.ts';

// `:where` keeps every rule here weaker than any component's, in any order of the style sheets.
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle(':where(body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend)', {
  margin: 0,
  padding: 0,
});
globalStyle(':where(fieldset)', { border: 0, minInlineSize: 0 });
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(html)', {
  // Phones must not enlarge text on their own: the rem scale respects the reader's own text size.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  backgroundColor: vars.color.page,
  scrollbarGutter: 'stable',
  WebkitTapHighlightColor: 'transparent',
});
globalStyle(':where(body)', {
  minBlockSize: '100dvh',
  color: vars.color.text,
  backgroundColor: vars.color.page,
  fontFamily: vars.font.family,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle(':where(h1, h2, h3, h4)', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit', margin: 0 });
globalStyle(':where(button)', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle(':where(a)', { color: 'inherit' });
globalStyle(':where(img, svg, video)', { display: 'block', maxInlineSize: '100%' });
globalStyle(':where(img, video)', { blockSize: 'auto' });
globalStyle(':where(table)', { borderCollapse: 'collapse' });
globalStyle(':where([hidden])', { display: 'none' });
globalStyle(':where(:focus-visible)', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// A heading that takes focus only as a start for a screen reader is no control: it has no ring.
globalStyle(":where(:is(h1, h2, h3, h4)[tabindex='-1'], main[tabindex='-1'])", { outline: 'none' });
// While a dialog is open the page behind it does not scroll.
globalStyle(':where(html:has([data-scroll-lock]))', { overflow: 'hidden' });
// On paper all content is visible: a reader cannot open it there.
globalStyle('::details-content', {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
