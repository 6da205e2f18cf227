import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { media } from '../tokens/media.ts';

/** A filled shape is pale marigold with an outline in ink. `currentColor` is the ground of the mark: solid ink. */
export const drawing = style({
  color: vars.color.mark,
  fill: vars.color.accentSoft,
  stroke: vars.color.primary,
});

/** The second ink. It has no outline in the first. */
export const marigold = style({ fill: vars.color.accent, stroke: vars.color.accent });

// Outlines remain, so that ink on marigold is still seen.
globalStyle(`${drawing}, ${marigold}`, {
  '@media': { [media.forced]: { color: 'CanvasText', fill: 'Canvas', stroke: 'CanvasText' } },
});
