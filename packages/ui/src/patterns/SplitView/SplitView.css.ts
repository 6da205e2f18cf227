import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const split = style({ display: 'grid', gap: vars.space.large, alignItems: 'start' });

const columns = (tracks: string) => ({ '@media': { [media.wide]: { gridTemplateColumns: tracks } } });

export const share = styleVariants({
  half: columns('repeat(2, minmax(0, 1fr))'),
  twoThirds: columns('minmax(0, 2fr) minmax(0, 1fr)'),
});

export const half = style({ minInlineSize: 0 });

export const beside = style({
  minInlineSize: 0,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: vars.space.large,
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.large})`,
      overflowY: 'auto',
      // The ring of a focused control stays inside of the scrolled part, whose edges stay in line with the other's.
      padding: '0.3125rem',
      margin: '-0.3125rem',
    },
  },
});
