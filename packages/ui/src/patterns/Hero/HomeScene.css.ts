import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { media } from '../../tokens/media.ts';

/** Marigold in the shade of the doorway. */
const SKIN = `color-mix(in srgb, ${vars.color.accent} 48%, black)`;

export const skin = style({ fill: SKIN, stroke: 'none' });
export const limb = style({ fill: 'none', stroke: SKIN });

/** White in both modes, as on the ground of the mark. */
export const cloth = style({ fill: vars.color.onMark, stroke: 'currentColor' });
export const light = style({ fill: 'none', stroke: vars.color.onMark });

// Outlines remain.
globalStyle(`${skin}, ${limb}, ${cloth}, ${light}`, {
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
