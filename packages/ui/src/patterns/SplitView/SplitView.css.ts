import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { RING_ROOM } from '../../tokens/ring-room.ts';

/** The distance of what stands beside from the top of the window. */
export const TOP = '--split-top';

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
      // It ends above the end of the window also before the page is scrolled: its last line is in sight.
      maxBlockSize: `calc(100dvh - max(var(${TOP}, 0px), ${vars.space.large}) - ${vars.space.large})`,
      overflowY: 'auto',
      // The ring of a focused control stays inside of the scrolled part, whose edges stay in line with the other's.
      padding: RING_ROOM,
      margin: `-${RING_ROOM}`,
    },
  },
});
