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

/** A list with a heading of its own begins a part of the page. */
export const headed = style({ '@media': { [media.desktop]: { marginBlockStart: vars.space.xsmall } } });

const half = `calc((100% - ${vars.space.xsmall}) / 2)`;
// Two closed filters stand side by side on a phone, and an opened one takes the whole line.
export const filters = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(max(8.5rem, ${half}), 100%), 1fr))`,
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
/** As high as a search box, so that list and filters begin at one line. */
export const head = style({
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minBlockSize: `calc(1em * ${vars.lineHeight.body} + 2 * ${vars.space.xsmall} + 2px)`,
    },
  },
});
