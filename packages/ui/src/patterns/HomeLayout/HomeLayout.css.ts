import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      // The last row takes what the longer column needs more, so that no part of the other one moves down.
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.xlarge,
      // A gap between rows would count for the actions too, which go beside both: the parts below others have their distance themselves.
      rowGap: 0,
    },
  },
});
const below = { marginBlockStart: vars.space.large };

const part = { display: 'flex', flexDirection: 'column', minInlineSize: 0, gap: vars.space.large } as const;

// Where it turns out that nothing waits, it takes no room.
export const first = style({ ...part, selectors: { '&:empty': { display: 'none' } } });
export const actions = style({
  ...part,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / 3' } },
});
export const body = style({ ...part, '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / 4' } } });
globalStyle(`${first}:not(:empty) ~ ${body}`, {
  '@media': { [media.desktop]: { ...below, gridRow: '2 / 4' } },
});
export const aside = style({
  ...part,
  '@media': { [media.desktop]: { ...below, gridColumn: 2, gridRow: 3 } },
});
