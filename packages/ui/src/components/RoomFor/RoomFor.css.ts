import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';
import { shape } from '../Skeleton/Skeleton.css.ts';

export const room = style([
  shape,
  {
    // As high as its content: in a grid it is no part of a line of text, as in its later place.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    borderRadius: vars.radius.medium,
    '@media': {
      // A border would take room of its own.
      [media.forced]: { border: 0, outline: '1px solid GrayText', outlineOffset: '-1px' },
    },
  },
]);

globalStyle(`${room} > *`, { visibility: 'hidden' });
