import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });
export const titled = style({ gap: vars.space.medium });

// At most two columns: each takes nearly half of the line, and no less than a few words.
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(7.5rem, 40%), 100%), 1fr))',
});
export const wide = style({ gridColumn: '1 / -1' });

// Grows with the reader's text size only while the words have room.
export const item = style({ display: 'flex', gap: `min(${vars.space.small}, 2.5vw)`, minInlineSize: 0 });

// As high as a line of text, so that the drawing aligns with the first line.
export const drawing = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: `calc(1em * ${vars.lineHeight.body})`,
  color: vars.color.link,
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.fontWeight.strong });

// The items continue a sentence, and begin a line.
export const text = style({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } });
