import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const GAP = vars.space.xxsmall;
const threeOf = (width: string) => `calc(3 * ${width} + 2 * ${GAP})`;

// Two groups of three, as codes are read out, together as wide as the button below them. They stand on two lines where six
// targets have no room side by side.
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  // The width of a sign-in form. On a wider page they would look like fields of their own.
  maxInlineSize: '28rem',
});

export const half = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: GAP,
  // In pixels, because a thumb does not grow with the reader's text size.
  flex: `1 1 ${threeOf('44px')}`,
});

export const box = style({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.heading2,
  lineHeight: vars.lineHeight.tight,
  paddingInline: 0,
  textAlign: 'center',
});
