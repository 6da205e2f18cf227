import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

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

export const buttons = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.space.xxsmall,
  transform: 'translateY(-50%)',
  display: 'flex',
});
