import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// A line of its own for each group on a phone, tiles beside each other where their longest word has room: 'recommendation'.
export const band = style({
  display: 'grid',
  gap: '0.375rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', gap: vars.space.small },
  },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  columnGap: vars.space.xsmall,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  padding: `0.375rem min(${vars.space.small}, 4vw)`,
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: vars.radius.medium,
  '@media': { [media.tablet]: { alignContent: 'start', padding: vars.space.small } },
});

export const quiet = style({ borderColor: vars.color.border, color: vars.color.text });

const paint = ({ soft, text }: { soft: string; text: string }) => ({
  backgroundColor: soft,
  borderColor: 'currentcolor',
  color: text,
  '@media': { [media.forced]: { borderWidth: '3px' } },
});

export const strong = styleVariants({
  default: paint(vars.tone.neutral),
  info: paint(vars.tone.info),
  success: paint(vars.tone.success),
  unknown: paint(vars.tone.unknown),
  warning: paint(vars.tone.warning),
  danger: paint(vars.tone.danger),
});

// As high as the title, so that both stand on one line.
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${vars.fontSize.large} * ${vars.lineHeight.heading})`,
});

export const words = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.lineHeight.heading,
});

export const link = style({
  fontWeight: vars.fontWeight.strong,
  lineHeight: `calc(${vars.fontSize.large} * ${vars.lineHeight.heading})`,
  color: 'inherit',
  textDecoration: 'none',
  // The whole tile is the link's target.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});
export const loud = style({ fontSize: vars.fontSize.large });

export const text = style({
  fontSize: vars.fontSize.small,
  selectors: { [`${quiet} &`]: { color: vars.color.muted } },
});
// On a phone few words stand in the line of their title, because each line pushes the words of the team down.
globalStyle(`${quiet} ${link}`, { marginInlineEnd: vars.space.xsmall });
globalStyle(`${quiet} ${text}`, {
  display: 'inline-block',
  maxInlineSize: '100%',
  '@media': { [media.tablet]: { display: 'block' } },
});
