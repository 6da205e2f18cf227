import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const soft = ({ soft, border, text }: { soft: string; border: string; text: string }) => ({
  backgroundColor: soft,
  borderColor: border,
  color: text,
});

/**
 * No room for words between icon and cross. The banner's own width counts, and the limit grows with the reader's text
 * size.
 */
const tight = '(max-width: 10rem)';

export const banner = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
  // Grows with the reader's text size only while the words have room.
  padding: `min(${vars.space.medium}, 5vw)`,
  border: '1px solid',
  borderRadius: vars.radius.medium,
});

export const tone = styleVariants({
  info: soft(vars.tone.info),
  success: soft(vars.tone.success),
  unknown: soft(vars.tone.unknown),
  warning: soft(vars.tone.warning),
  finding: soft(vars.tone.danger),
  danger: soft(vars.tone.danger),
});

// As high as a line of text, so that the icon aligns with the first line.
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.lineHeight.body})`,
});

export const words = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  // The last line never has only one word.
  textWrap: 'pretty',
  // Below the icon and the cross.
  '@container': { [tight]: { order: 1, flexBasis: '100%' } },
});

export const title = style({ fontWeight: vars.fontWeight.strong, textWrap: 'balance' });
export const action = style({ marginBlockStart: vars.space.xsmall });

// The button's own padding overlaps the banner's padding, and leaves that room to the words.
export const dismiss = style({
  margin: `calc(-1 * min(${vars.space.small}, 3.75vw))`,
  '@container': { [tight]: { marginInlineStart: 'auto' } },
});
