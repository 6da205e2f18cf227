import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const layout = style({ display: 'grid', gap: vars.space.large, alignItems: 'start' });

const columns = (list: string) => ({
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, ${list}) minmax(0, 1fr)` } },
});

export const room = styleVariants({
  names: [layout, columns('13rem')],
  rows: [layout, columns('27rem')],
});

const hiddenOnLess = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });
const inSight = { position: 'sticky', insetBlockStart: vars.space.large } as const;

export const list = styleVariants({
  names: [hiddenOnLess, { '@media': { [media.wide]: inSight } }],
  rows: [hiddenOnLess],
});

const page = style({ minInlineSize: 0 });

export const pageBeside = styleVariants({
  names: [page],
  rows: [
    page,
    {
      '@media': {
        [media.wide]: {
          ...inSight,
          display: 'flex',
          flexDirection: 'column',
          maxBlockSize: `calc(100dvh - 2 * ${vars.space.large})`,
        },
      },
    },
  ],
});
// A card that is higher than the window scrolls in its own frame.
globalStyle(`${pageBeside.rows} > *`, {
  '@media': { [media.wide]: { minBlockSize: 0, overflowY: 'auto' } },
});
