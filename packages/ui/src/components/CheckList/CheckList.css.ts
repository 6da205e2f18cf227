import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

// Grows with the reader's text size only while the words have room.
export const item = style({ display: 'flex', gap: `min(${vars.space.xsmall}, 2.5vw)`, minInlineSize: 0 });

// Beside the tick, one long word breaks only with this rule.
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

// As high as a line of text, so that the tick aligns with the first line.
export const tick = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.lineHeight.body})`,
  color: vars.tone.success.solid,
});

/** Where offers stand beside each other, their lines match. */
export const beside = style({ display: 'none', '@media': { [media.tablet]: { display: 'flex' } } });
export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const absent = style({ color: vars.color.muted });
export const dash = style([tick, { color: vars.color.muted }]);
