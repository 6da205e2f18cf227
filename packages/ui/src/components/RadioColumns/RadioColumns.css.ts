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
// A badge is higher than the line of the title, and moves no price.
own(`${cards.head} > :not(label)`, { marginBlock: '-0.1875rem' });

own(cards.strip, { gridColumn: '1 / -1' });
own(`${cards.strip} ul`, { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
