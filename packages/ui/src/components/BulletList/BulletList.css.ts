import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const list = style({ display: 'grid', gap: vars.space.xsmall });

export const item = style({
  // A bullet in units of the text's size, so that it grows with the text. The reset removes the bullets of lists.
  position: 'relative',
  paddingInlineStart: '1.25em',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '0.25em',
    insetBlockStart: `calc((1em * ${vars.lineHeight.body} - 0.375em) / 2)`,
    inlineSize: '0.375em',
    blockSize: '0.375em',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.muted,
  },
  '@media': {
    [media.forced]: { '::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  },
});
