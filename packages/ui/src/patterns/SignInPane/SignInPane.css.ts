import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

const WIDTH = '20rem';

// In sight while a long form scrolls. Longer than the window in large text, it scrolls with the page.
export const pane = style({
  position: 'sticky',
  insetBlockStart: 0,
  minBlockSize: '100dvh',
  display: 'grid',
  // As wide as the drawing, so that both have one left edge whatever the words.
  gridTemplateColumns: `minmax(0, ${WIDTH})`,
  placeContent: 'center',
  gap: vars.space.xlarge,
  padding: vars.space.xlarge,
  color: vars.color.onPrimarySoft,
  '@media': {
    // Forced colours remove the background, the only edge of the pane.
    [media.forced]: { borderInlineStart: '1px solid CanvasText' },
  },
});

// Larger than any other drawing of the product: nothing else is in this half of the screen.
globalStyle(`${pane} > svg`, { inlineSize: '100%', blockSize: 'auto' });

export const lines = style({
  display: 'grid',
  gap: vars.space.small,
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.medium,
});

export const line = style({ display: 'flex', gap: vars.space.small });

// As high as a line of text, so that the icon aligns with the first line.
export const icon = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.lineHeight.body})`,
  color: vars.color.link,
});
