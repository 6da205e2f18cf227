import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** The maximum width of the longest title in the contents before it wraps a second time. */
const contentsWidth = '19rem';

// A word that is wider than the screen breaks, and does not make its container as wide as itself.
const column = 'minmax(0, 1fr)';

// As in `Disclosure`: they grow with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: column,
  gap: vars.space.xlarge,
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${contentsWidth} ${column}`,
      gridTemplateAreas: '"contents opening" "contents sections"',
      // The contents are taller than the opening: the row of the text takes what they need beyond it.
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xxlarge,
      alignItems: 'start',
    },
  },
});

export const opening = style({
  display: 'grid',
  gap: vars.space.small,
  maxInlineSize: vars.size.readingWidth,
  '@media': { [media.desktop]: { gridArea: 'opening' } },
});

export const brief = style({ marginBlockStart: vars.space.small });

export const contents = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.desktop]: {
      gridArea: 'contents',
      position: 'sticky',
      insetBlockStart: vars.space.medium,
      maxBlockSize: `calc(100vh - 2 * ${vars.space.medium})`,
      overflowY: 'auto',
    },
  },
});

/** Where a browser can show the content of closed details. In any other the contents stay folded. */
const openable = 'selector(::details-content)';
/** With room beside the text, and on paper. */
const unfolded = `${media.desktop}, ${media.print}`;

export const folded = style({
  '@media': { [unfolded]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});

// Nothing is left to open there. Only the heading remains of the line, and no keyboard stops at it.
export const opener = style({
  '@media': { [unfolded]: { '@supports': { [openable]: { visibility: 'hidden' } } } },
});
globalStyle(`${opener} > h2`, {
  '@media': {
    [unfolded]: { '@supports': { [openable]: { visibility: 'visible', pointerEvents: 'none' } } },
  },
});

// An entry of two lines has the same distance from the next as an entry of one line.
export const entry = style({
  breakInside: 'avoid',
  paddingBlock: `calc(${vars.space.xxsmall} / 2)`,
  // Fifteen entries then end, with room below them, inside of a window of 800 px.
  '@media': { [media.desktop]: { paddingBlock: 0 } },
});

export const entries = style({
  paddingInline: sides,
  paddingBlockEnd: vars.space.small,
  '@media': {
    [media.tablet]: { columnCount: 2, columnGap: vars.space.large },
    [media.desktop]: { columnCount: 'auto' },
  },
});

export const sections = style({
  display: 'grid',
  gap: vars.space.xxlarge,
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridArea: 'sections' } },
});

export const section = style({ minInlineSize: 0 });
