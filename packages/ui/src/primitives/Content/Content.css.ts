import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const content = style({
  inlineSize: '100%',
  marginInline: 'auto',
  // It grows with the reader's text size only while the words have room.
  paddingInline: `min(${vars.space.medium}, 5vw)`,
  '@media': { [media.tablet]: { paddingInline: vars.space.xlarge } },
});

export const width = styleVariants({
  form: { maxInlineSize: `calc(${vars.size.formWidth} + 2 * ${vars.space.xlarge})` },
  reading: { maxInlineSize: `calc(${vars.size.readingWidth} + 2 * ${vars.space.xlarge})` },
  wide: { maxInlineSize: `calc(${vars.size.contentWidth} + 2 * ${vars.space.xlarge})` },
  desk: { maxInlineSize: `calc(${vars.size.deskWidth} + 2 * ${vars.space.xlarge})` },
});
