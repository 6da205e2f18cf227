import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import * as cards from '../RadioCards/RadioCards.css.ts';

export const columns = style({});

// On a phone, an offer that cannot be chosen has no list: there it would match no other.
globalStyle(`${columns} ${cards.off} > ${cards.body}`, {
  '@media': { 'screen and (max-width: 47.99em)': { display: 'none' } },
});

const own = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${columns} ${selector}`, { '@media': { [media.tablet]: rule } });

// The prices, the descriptions and the lines of the lists stand on one height each.
own(`${cards.card}:not(${cards.strip})`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: 0,
});
/** The lines of the lists, of a few words each. */
const LINE = 1.46875;

// Four offers stand whole above a bar with the total, in a window of 800 px.
own(cards.card, { padding: vars.space.small });
own(`${cards.body} ul`, { rowGap: 0, lineHeight: LINE });
own(`${cards.body} li > :first-child`, { blockSize: `${LINE}em` });
own(cards.body, { gridColumn: '1 / -1' });
// A column has no room for a price beside the title. A badge is higher than that line, and moves no price below it.
own(cards.detail, { order: 1, flexBasis: '100%' });
own(cards.badgeBelow, { flexBasis: 'auto', marginBlock: '-0.1875rem' });

// On a desk the price stands beside the title, and a badge on the edge of its card: what they are takes two lines less.
const onDesk = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${columns} ${selector}`, { '@media': { [media.desktop]: rule } });
const column = `${cards.card}:not(${cards.strip})`;
onDesk(`${column} ${cards.detail}`, { order: 0, flexBasis: 'auto', marginInlineStart: 'auto' });
onDesk(`${column} ${cards.badge}`, {
  position: 'absolute',
  insetBlockStart: '-1rem',
  insetInlineEnd: vars.space.small,
  margin: 0,
});
onDesk(cards.description, { fontSize: vars.fontSize.secondary });

own(cards.strip, { gridColumn: '1 / -1' });
// Its price and what it is stand in one line, and what it holds in the next.
own(`${cards.strip} ${cards.words}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.medium,
});
own(`${cards.strip} ${cards.head}`, { justifyContent: 'flex-start' });
own(`${cards.strip} ${cards.detail}`, { flexBasis: 'auto' });
own(`${cards.strip} ${cards.body}`, { marginBlockStart: 0, paddingInlineStart: '2.125rem' });
onDesk(`${cards.strip} ${cards.words}`, { flex: '0 1 auto' });
onDesk(`${cards.strip} ${cards.body}`, { inlineSize: 'auto', alignSelf: 'center', paddingInlineStart: 0 });
