import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import * as cards from '../RadioCards/RadioCards.css.ts';

export const rows = style({});

const own = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${rows} ${selector}`, rule);

own(cards.cards, { gap: 0 });
own(cards.card, { padding: `min(${vars.space.small}, 4vw)`, borderRadius: 0 });
own(`${cards.card}:first-child`, {
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
});
own(`${cards.card}:last-child`, {
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
});
// Two rows share one line, and that of the chosen one is drawn whole.
own(`${cards.card} + ${cards.card}`, { marginBlockStart: '-1px' });
own(`${cards.card}:has(:checked, :focus-visible)`, { zIndex: 1 });
own(cards.description, { fontSize: vars.fontSize.secondary });
