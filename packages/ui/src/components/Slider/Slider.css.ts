import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

const THUMB = '2rem';

/** The line between its two buttons: one control. */
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const value = style({
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.heading,
});

export const frame = style({
  flexGrow: 1,
  minInlineSize: 0,
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  selectors: { '&:has(:disabled)': { opacity: 0.5 } },
});

// Behind the browser's own control, which supports keys, touch and screen readers.
export const track = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const fill = style({
  fill: vars.color.primary,
  '@media': { [media.forced]: { fill: 'Highlight' } },
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  borderRadius: '50%',
  border: `3px solid ${vars.color.surface}`,
  backgroundColor: vars.color.primary,
  boxShadow: `0 0 0 1px ${vars.color.primary}, ${vars.shadow.raised}`,
} as const;
const ring = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

export const range = style({
  gridArea: '1 / 1',
  position: 'relative',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: vars.size.target,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    // One selector for each browser: a browser drops a whole list with one unknown selector.
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': ring,
    '&:focus-visible::-moz-range-thumb': ring,
  },
});

// Side by side while the longest word of each has room, however large the reader's text is. Each keeps its side.
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  color: vars.color.muted,
});

export const end = style({
  flex: '1 1 min-content',
  minInlineSize: 0,
  selectors: { '&:last-child': { textAlign: 'end' } },
});
