import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wrap } from '../../primitives/Spread/Spread.css.ts';
import { vars } from '../../themes/vars.css.ts';

const HEIGHT = '1.75rem';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  // As wide as its words, also in a parent that stretches all others.
  inlineSize: 'fit-content',
  // In a line the badge keeps its words whole. Its neighbour wraps.
  flexShrink: 0,
  // At twice the text size one word may be wider than its place: `break-word` would still measure the whole word.
  overflowWrap: 'anywhere',
  minBlockSize: HEIGHT,
  paddingInline: '0.625rem',
  paddingBlock: '0.125rem',
  border: '1px solid',
  // Its ends are round in one line. In several lines, its corners do not cut the words.
  borderRadius: `calc(${HEIGHT} / 2)`,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
});

/** As high as a line of small text. */
export const flat = style({ minBlockSize: '1.375rem', paddingInline: '0.375rem', paddingBlock: 0 });

const paint = ({ soft, border, text }: { soft: string; border: string; text: string }) => ({
  color: text,
  backgroundColor: soft,
  borderColor: border,
});

export const tone = styleVariants({
  default: paint(vars.tone.neutral),
  info: paint(vars.tone.info),
  success: paint(vars.tone.success),
  unknown: paint(vars.tone.unknown),
  warning: paint(vars.tone.warning),
  danger: paint(vars.tone.danger),
});

/** A line with room for a title and for the longest state beside it. */
const ROOM = '26rem';

// Beside a title, the width of the place decides, and not the words: in a place with room every state is at the end of
// the first line, and the title wraps beside it. On a phone every state is below its title.
globalStyle(`${wrap}:has(> ${badge}:last-child:not(:first-child))`, {
  alignItems: 'flex-start',
  rowGap: vars.space.xxsmall,
});
globalStyle(`${wrap}:has(> ${badge}:last-child) > :first-child:not(${badge})`, {
  // Without the room it is wider than any line, with the room it begins at nothing and takes what the state leaves.
  flex: `1 1 calc((${ROOM} - 100%) * 999)`,
});
