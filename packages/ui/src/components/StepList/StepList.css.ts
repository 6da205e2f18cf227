import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

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
