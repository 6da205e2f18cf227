import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** The link that leads past a page's header. */
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
  // Out of sight until it is tabbed to.
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  // On paper what is fixed stands on every sheet, and what is out of sight on one lies over the end of the one before.
  '@media': { [media.print]: { display: 'none' } },
});
