import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/media.ts';
import * as cards from '../RadioCards/RadioCards.css.ts';

export const columns = style({});

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
own(cards.body, { gridColumn: '1 / -1' });
// A column has no room for a price beside the title. A badge is higher than that line, and moves no price below it.
own(cards.detail, { order: 1, flexBasis: '100%' });
own(cards.badgeBelow, { flexBasis: 'auto', marginBlock: '-0.1875rem' });

own(cards.strip, { gridColumn: '1 / -1' });
own(`${cards.strip} ul`, { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
