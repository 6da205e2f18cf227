import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const list = style({ display: 'flex', flexDirection: 'column', counterReset: 'step' });

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: vars.space.small,
  paddingBlockEnd: vars.space.large,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: '50%',
    border: '1px solid transparent',
    color: vars.color.onPrimarySoft,
    backgroundColor: vars.color.primarySoft,
    fontWeight: vars.fontWeight.strong,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line from one number to the next.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: '2.375rem 0.375rem',
      insetInlineStart: '1rem',
      borderInlineStart: `2px solid ${vars.color.border}`,
      transform: 'translateX(-1px)',
    },
  },
});

export const words = style({ paddingBlockStart: '0.1875rem' });
export const title = style({ fontWeight: vars.fontWeight.medium });
export const text = style({ color: vars.color.muted });

// All steps are equally wide. The number is above its step, and the line goes on to the next number.
export const across = style({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.large,
    },
  },
});

globalStyle(`${across} > ${step}`, {
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexDirection: 'column',
      rowGap: vars.space.small,
      paddingBlockEnd: 0,
    },
  },
});

globalStyle(`${across} ${title}`, {
  marginBlockEnd: vars.space.xxsmall,
  fontSize: vars.fontSize.heading4,
  fontWeight: vars.fontWeight.strong,
});

globalStyle(`${across} > ${step}:not(:last-child)::after`, {
  '@media': {
    [media.tablet]: {
      insetBlock: '1rem auto',
      insetInline: `2.5rem calc(0.5rem - ${vars.space.large})`,
      borderInlineStart: 0,
      borderBlockStart: `2px solid ${vars.color.border}`,
      transform: 'none',
    },
  },
});
