import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const layout = style({ display: 'grid', gap: vars.space.large, alignItems: 'start' });

const tracks = 'minmax(0, 13rem) minmax(0, 1fr)';
export const columns = styleVariants({
  wide: { '@media': { [media.wide]: { gridTemplateColumns: tracks } } },
  widest: { '@media': { [media.widest]: { gridTemplateColumns: tracks } } },
});

const shown = { display: 'block', position: 'sticky', insetBlockStart: vars.space.large } as const;
export const list = styleVariants({
  wide: { display: 'none', '@media': { [media.wide]: shown } },
  widest: { display: 'none', '@media': { [media.widest]: shown } },
});

export const page = style({ minInlineSize: 0 });
