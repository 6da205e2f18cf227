import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { buttonWidth } from '../Button/Button.css.ts';

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

// Beside a photo there is no room for two in a line: the buttons of a phone are one below the other, equally wide.
export const stacked = style({
  '@media': {
    [media.touch]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      vars: { [buttonWidth]: '100%' },
    },
  },
});

// Far from the others, so that no thumb meets it by chance.
export const remove = style({
  marginInlineStart: 'auto',
  maxInlineSize: '100%',
  selectors: {
    [`${stacked} > &`]: {
      '@media': { [media.touch]: { marginBlockStart: vars.space.xsmall, marginInlineStart: 0 } },
    },
  },
});

// A drop needs a mouse.
export const drop = style({ display: 'none', '@media': { [media.hover]: { display: 'inline' } } });

// On a computer the browser would only open the files, as the other button does.
export const camera = style({
  display: 'none',
  maxInlineSize: '100%',
  '@media': { [media.touch]: { display: 'grid' } },
});
