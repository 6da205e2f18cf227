import { style } from '@vanilla-extract/css';

/** The room of a dot before its fact. At the beginning of a line it is cut off with its dot. */
const ROOM = '0.625rem';

export const facts = style({
  display: 'block',
  marginInlineStart: `-${ROOM}`,
  clipPath: `inset(0 0 0 ${ROOM})`,
});
export const fact = style({
  position: 'relative',
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingInlineStart: ROOM,
});
export const filling = style({
  '@container': {
    '(max-width: 26rem)': {
      display: 'inline',
      // Each of its lines keeps the room that the clip takes.
      boxDecorationBreak: 'clone',
      WebkitBoxDecorationBreak: 'clone',
    },
  },
});
export const dot = style({ position: 'absolute', insetInlineStart: '0.125rem' });
