import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '19rem minmax(0, 1fr)',
      columnGap: vars.space.xlarge,
      alignItems: 'start',
    },
  },
});

// Closed filters stand side by side on a phone, and an opened one takes the whole line.
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.xsmall,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.medium,
      position: 'sticky',
      insetBlockStart: vars.space.large,
    },
  },
});
globalStyle(`${filters} > :is(details[open], :not(details))`, { gridColumn: '1 / -1' });
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  '@media': { [media.desktop]: { gap: vars.space.medium } },
});
