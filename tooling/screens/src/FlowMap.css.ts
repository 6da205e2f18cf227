import { style } from '@vanilla-extract/css';
import { vars } from '@repo/ui/themes/vars.css.ts';

const wide = 'screen and (min-width: 48em)';
/** Between two steps, for the arrow. As wide as the margin of a page, for the arrow at the end of a line. */
const GAP = vars.space.xlarge;
/** The focus rings of its links. */
const RING = '0.375rem';

// On a phone the way scrolls sideways. At a desk it has as many lines as it needs.
export const region = style({
  overflowX: 'auto',
  padding: RING,
  margin: `calc(-1 * ${RING})`,
  borderRadius: vars.radius.medium,
  '@media': { [wide]: { overflowX: 'visible' } },
});

export const steps = style({
  display: 'flex',
  gap: GAP,
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: vars.space.large },
  },
});

export const step = style({
  position: 'relative',
  flex: '0 0 auto',
  inlineSize: '12rem',
  containerType: 'inline-size',
  '@media': { [wide]: { inlineSize: 'auto' } },
});

export const link = style({
  display: 'grid',
  gap: vars.space.xsmall,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
});
export const word = style({
  fontWeight: vars.fontWeight.strong,
  fontSize: vars.fontSize.large,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});
export const number = style({ color: vars.color.muted, fontWeight: vars.fontWeight.regular });
export const screen = style({ color: vars.color.muted, overflowWrap: 'anywhere' });

// Beside the middle of the picture, whose height follows from the width of the step.
export const arrow = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '100%',
  inlineSize: GAP,
  blockSize: 'calc(100cqi * 3 / 4)',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.primary,
});
