import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const quote = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  padding: `${vars.space.xsmall} min(${vars.space.medium}, 4vw)`,
  borderInlineStart: `4px solid ${vars.color.primary}`,
  backgroundColor: vars.color.page,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { paddingBlock: vars.space.small } },
});

export const note = style({ borderInlineStartColor: vars.tone.info.solid });

export const source = style({ fontSize: vars.fontSize.small, color: vars.color.muted });

export const words = style({
  whiteSpace: 'pre-line',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.4,
  // The last line never has only one word.
  textWrap: 'pretty',
  '@media': { [media.tablet]: { fontSize: vars.fontSize.large } },
});
