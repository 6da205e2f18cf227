import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

// Grows with the reader's text only as far as the words are left room.
export const item = style({ display: 'flex', gap: `min(${vars.space.xsmall}, 2.5vw)`, minInlineSize: 0 });

// Beside the tick, only this lets one long word make room.
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

// As high as a line of text, so that the tick stands level with the first one.
export const tick = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.lineHeight.body})`,
  color: vars.tone.success.solid,
});
