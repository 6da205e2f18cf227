import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { RING_ROOM } from '../../tokens/ring-room.ts';

/** In a lower window the actions would cover what is typed. */
const hasRoom = 'screen and (min-height: 40rem)';

export const keeps = style({});

export const kept = style({
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  // Over the padding of a part that scrolls by itself too: nothing shows below them.
  '@media': { [hasRoom]: { position: 'sticky', insetBlockEnd: `-${RING_ROOM}`, zIndex: 1 } },
});

// A field that gets the focus stops above them.
globalStyle(`${keeps} :is(input, select, textarea)`, { scrollMarginBlockEnd: '8rem' });
