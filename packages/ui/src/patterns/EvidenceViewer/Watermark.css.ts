import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

// It takes the pointer: the browser's menu of a picture, with its entry to save it, belongs to what lies on top.
export const layer = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  userSelect: 'none',
  // The reader's own colours would paint it over.
  forcedColorAdjust: 'none',
});

const words = style({ fontFamily: vars.font.family, fontWeight: vars.fontWeight.strong });

// Black for light photos, white for dark ones, the same in both themes. An outline would do for both at once, and hides
// more of the paper.
export const black = style([words, { fill: 'black', fillOpacity: 0.26 }]);
export const white = style([words, { fill: 'white', fillOpacity: 0.34 }]);
