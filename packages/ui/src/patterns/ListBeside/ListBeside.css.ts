import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const layout = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)' } },
});

export const list = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block', position: 'sticky', insetBlockStart: vars.space.large } },
});

export const page = style({ minInlineSize: 0 });
