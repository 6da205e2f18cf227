import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const size = styleVariants({
  small: { fontSize: vars.fontSize.small },
  body: { fontSize: vars.fontSize.body },
  large: { fontSize: vars.fontSize.large },
});

export const tone = styleVariants({
  inherit: { color: 'inherit' },
  default: { color: vars.color.text },
  muted: {
    color: vars.color.muted,
    selectors: { [`${size.body}&`]: { fontSize: vars.fontSize.secondary } },
  },
  primary: { color: vars.color.link },
  success: { color: vars.tone.success.text },
  warning: { color: vars.tone.warning.text },
  danger: { color: vars.tone.danger.text },
});

// A date or a number inside is a part of the same words.
globalStyle(`${size.body}${tone.muted} ${size.body}${tone.inherit}`, { fontSize: 'inherit' });

export const weight = styleVariants(vars.fontWeight, (value) => ({ fontWeight: value }));

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const keepLines = style({ whiteSpace: 'pre-line' });
// Goes to the next line as a whole. It breaks only if it is longer than the line itself.
export const whole = style({ display: 'inline-block', maxInlineSize: '100%' });
export const oneLine = style({ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' });
