import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { RING_ROOM } from '../../tokens/ring-room.ts';

/** The distance of the list from the top of the window. */
export const TOP = '--list-top';

export const layout = style({ display: 'grid', gap: vars.space.large, alignItems: 'start' });

const columns = (list: string) => ({
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, ${list}) minmax(0, 1fr)` } },
});

export const room = styleVariants({
  names: [layout, columns('13rem')],
  rows: [layout, columns('27rem')],
});

const list = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block', position: 'sticky', insetBlockStart: vars.space.large } },
});

export const names = list;
export const rows = style([
  list,
  {
    '@media': {
      [media.wide]: {
        // It ends above the end of the window also before the page is scrolled: its last row is in sight.
        maxBlockSize: `calc(100dvh - max(var(${TOP}, 0px), ${vars.space.large}) - ${vars.space.large})`,
        overflowY: 'auto',
        // The ring of a focused row stays inside of the scrolled part, whose edges stay in line with the page's.
        padding: RING_ROOM,
        margin: `-${RING_ROOM}`,
      },
    },
  },
]);

export const page = style({ minInlineSize: 0, scrollMarginBlockStart: vars.space.large });
