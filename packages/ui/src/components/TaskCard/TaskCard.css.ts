import { style } from '@vanilla-extract/css';
import { buttonWidth } from '../Button/Button.css.ts';
import { vars } from '../../themes/vars.css.ts';

/** The width at which the action has room beside the words. The limit grows with the reader's text size. */
const wide = '(min-width: 30rem)';

export const room = style({ containerType: 'inline-size' });

export const task = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'center',
  vars: { [buttonWidth]: '100%' },
  '@container': {
    [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', vars: { [buttonWidth]: 'fit-content' } },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minInlineSize: 0,
  '@container': { [wide]: { display: 'contents' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const mark = style({ display: 'flex', color: vars.color.link });
export const more = style({ '@container': { [wide]: { gridColumn: '2 / -1' } } });
