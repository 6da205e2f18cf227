import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplate: '"person score" auto "note score" 1fr / minmax(0, 1fr) auto',
    },
  },
});

// In large text the score goes below the person, whose name keeps the width of a word.
export const person = style({ flex: '1 1 6rem', minInlineSize: 0, gridArea: 'person' });

export const score = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: '100%',
  gridArea: 'score',
});

// On a phone the note has the whole width.
export const note = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  alignContent: 'start',
  flexBasis: '100%',
  minInlineSize: 0,
  gridArea: 'note',
  selectors: { '&:empty': { display: 'none' } },
});
