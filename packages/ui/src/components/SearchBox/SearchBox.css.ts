import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const form = style({ position: 'relative' });

/** The room of one button, with the space beside it. */
const button = `calc(${vars.size.target} + ${vars.space.xxsmall})`;

export const input = style({
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xsmall,
  paddingInlineEnd: button,
  textOverflow: 'ellipsis',
  // Room for the clear button, which exists only with an input.
  selectors: { '&:not(:placeholder-shown)': { paddingInlineEnd: `calc(${button} + ${vars.size.target})` } },
  '::-webkit-search-cancel-button': { display: 'none' },
});

/** The room of the key before the button, into whose own free room it reaches. */
const key = '1.125rem';

export const keyed = style({
  '@media': {
    [media.deskMouse]: {
      selectors: { '&:placeholder-shown:not(:focus)': { paddingInlineEnd: `calc(${button} + ${key})` } },
    },
  },
});

export const hint = style({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: `calc(${button} - 0.5rem)`,
  alignItems: 'center',
  pointerEvents: 'none',
  '@media': {
    [media.deskMouse]: { selectors: { [`${keyed}:placeholder-shown:not(:focus) + &`]: { display: 'flex' } } },
  },
});

export const buttons = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.space.xxsmall,
  transform: 'translateY(-50%)',
  display: 'flex',
});
// The ring of a button stays inside the field.
globalStyle(`${buttons} > :focus-visible`, { outlineOffset: '-5px' });
