import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

const upTo = (width: string) => `calc(${width} + 2 * ${vars.space.xlarge})`;

export const content = style({
  inlineSize: '100%',
  marginInline: 'auto',
  // It grows with the reader's text size only while the words have room.
  paddingInline: `min(${vars.space.medium}, 5vw)`,
  '@media': { [media.tablet]: { paddingInline: vars.space.xlarge } },
});

export const width = styleVariants({
  form: { maxInlineSize: upTo(vars.size.formWidth) },
  reading: { maxInlineSize: upTo(vars.size.readingWidth) },
  wide: { maxInlineSize: upTo(vars.size.contentWidth) },
  desk: { maxInlineSize: upTo(vars.size.deskWidth) },
  // A form of 440 px, the gap, and a summary of 360 px. Below that width it is one column of `reading`.
  task: {
    maxInlineSize: upTo(vars.size.readingWidth),
    '@media': { [media.desktop]: { maxInlineSize: upTo('53rem') } },
  },
  // A little above the middle of a desk. Not centred by its height: a longer message would move the title.
  focus: {
    maxInlineSize: upTo('34rem'),
    '@media': { [media.desktop]: { paddingBlockStart: 'min(12vh, 7rem)' } },
  },
});
