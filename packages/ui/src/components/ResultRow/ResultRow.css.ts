import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

// They grow with the reader's text size only while the words have room.
const sides = `min(${vars.space.medium}, 5vw)`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: `min(${vars.space.medium}, 4vw)`,
  rowGap: vars.space.xxsmall,
  padding: `${vars.space.medium} ${sides}`,
  scrollMarginBlockStart: vars.space.medium,
  borderRadius: vars.radius.large,
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.color.border}`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.tablet]: { paddingInline: vars.space.large },
    [media.deskMouse]: { paddingBlock: vars.space.small },
    [media.print]: { breakInside: 'avoid' },
  },
});

// As high as the title's line.
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${vars.fontSize.heading4} * ${vars.lineHeight.heading})`,
});

export const facts = style({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});
