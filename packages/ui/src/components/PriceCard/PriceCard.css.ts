import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// It grows with the reader's text size only while the words have room.
const PADDING = `min(${vars.space.large}, 7.5vw)`;
/** Half of the badge's height, while its words take one line. */
const HALF_BADGE = '0.8125rem';
const GAP = vars.space.xxsmall;

export const card = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: GAP,
  minInlineSize: 0,
  padding: PADDING,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const chosen = style({
  borderColor: vars.color.primary,
  // A second pixel of border that does not move the content.
  boxShadow: `inset 0 0 0 1px ${vars.color.primary}, ${vars.shadow.raised}`,
});

// On the card's upper edge, without room of its own, so that the names of all cards are on one line. Only a second line
// of its words pushes the name down.
export const badge = style({
  alignSelf: 'flex-start',
  marginBlock: `calc(-1 * ${PADDING} - ${HALF_BADGE}) calc(${PADDING} - ${HALF_BADGE} - ${GAP})`,
  paddingInline: vars.space.small,
  paddingBlock: '0.125rem',
  borderRadius: HALF_BADGE,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  lineHeight: `calc(2 * ${HALF_BADGE} - 0.25rem)`,
  color: vars.color.onPrimary,
  backgroundColor: vars.color.primary,
});

export const price = style({
  marginBlockStart: vars.space.xxsmall,
  // On one line, however narrow the card: an amount must not break. The first size is for browsers without container
  // units.
  fontSize: [`min(${vars.fontSize.heading1}, 11vw)`, `min(${vars.fontSize.heading1}, 15.5cqi)`],
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.015em',
});

export const detail = style({ color: vars.color.muted });

export const contents = style({
  flexGrow: 1,
  marginBlock: vars.space.small,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
