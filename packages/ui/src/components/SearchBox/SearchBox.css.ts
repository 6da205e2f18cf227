import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

// Below this width the button goes to a line of its own, so that the example in an empty field is completely visible.
export const frame = style({ position: 'relative', flex: '999 1 19rem', minInlineSize: 0 });

// Beside the field, or below it at full width: it grows only on a line of its own.
export const go = style({ flex: '1 0 auto', maxInlineSize: '100%' });

export const glass = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: vars.space.small,
  transform: 'translateY(-50%)',
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const input = style({
  // The search icon, with equal space on either side.
  paddingInline: `2.5rem ${vars.space.small}`,
  textOverflow: 'ellipsis',
  // Room for the clear button, which exists only with an input.
  selectors: { '&:not(:placeholder-shown)': { paddingInlineEnd: vars.space.xxlarge } },
  '::-webkit-search-cancel-button': { display: 'none' },
});

export const clear = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.space.xxsmall,
  transform: 'translateY(-50%)',
});
