import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** The link that skips a page's header. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: 50,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.onPrimary,
  backgroundColor: vars.color.primary,
  // Out of sight until it has the focus.
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  // On paper, a fixed element is on every sheet, and this one would cover the end of the sheet before.
  '@media': { [media.print]: { display: 'none' } },
});
