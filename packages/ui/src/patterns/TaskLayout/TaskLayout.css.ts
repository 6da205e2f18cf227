import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { actions as actionsOfPage } from '../DetailLayout/DetailLayout.css.ts';

/** In a lower window a sticky column would hide its own end. */
const roomy = 'screen and (min-width: 64em) and (min-height: 40rem)';

const column = { display: 'flex', flexDirection: 'column', gap: vars.space.large, minInlineSize: 0 } as const;
const sticky = { '@media': { [roomy]: { position: 'sticky', insetBlockStart: vars.space.large } } } as const;

export const layout = style({
  ...column,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
      // The last row takes what the longer column needs more.
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space.medium} ${vars.space.xxlarge}`,
      alignItems: 'start',
    },
    [media.print]: { display: 'block' },
  },
});
globalStyle(`${layout} > * + *`, { '@media': { [media.print]: { marginBlockStart: vars.space.large } } });

export const form = style({
  ...column,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / 3' } },
});

export const summary = style({
  ...column,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1, gap: vars.space.medium } },
});
/** Without actions, which would stay in sight instead. */
export const alone = style([sticky, { '@media': { [media.desktop]: { gridRow: '1 / 3' } } }]);

export const actions = style([
  actionsOfPage,
  sticky,
  { '@media': { [media.desktop]: { gridColumn: 2, gridRow: 2 } } },
]);
