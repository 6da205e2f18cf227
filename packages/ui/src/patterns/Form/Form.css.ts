import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { room } from '../../components/Card/Card.css.ts';
import { vars } from '../../themes/vars.css.ts';
import { RING_ROOM } from '../../tokens/ring-room.ts';

/** In a lower window the actions would cover what is typed. */
const hasRoom = 'screen and (min-height: 40rem)';

export const keeps = style({});

const sides = fallbackVar(room, '0px');
/** Of the card's border. There is none without a card. */
const edge = `min(1px, ${sides})`;

/** They end the card that the form stands in. Where the card goes on below the window, they end what is seen of it. */
export const kept = style({
  marginInline: `calc(-1 * ${sides} - ${edge})`,
  marginBlockEnd: `calc(-1 * ${sides})`,
  paddingBlock: vars.space.small,
  paddingInline: sides,
  border: `0 solid ${vars.color.border}`,
  borderBlockStartWidth: '1px',
  borderInlineWidth: edge,
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  '@media': {
    [hasRoom]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      // The lower edge of the card, and nothing below it: a part that scrolls by itself has its padding there.
      boxShadow: `0 1px 0 ${vars.color.border}, 0 ${RING_ROOM} 0 ${vars.color.page}`,
    },
  },
});

// Their button with four lines of words above it, as on a narrow phone.
const ABOVE_ACTIONS = '13rem';

// A field that gets the focus stops above them.
globalStyle(`${keeps} :is(input, select, textarea)`, { scrollMarginBlockEnd: ABOVE_ACTIONS });

/** It scrolls itself into view, above the actions that are kept there. */
export const failure = style({ selectors: { [`${keeps} &`]: { scrollMarginBlockEnd: ABOVE_ACTIONS } } });
