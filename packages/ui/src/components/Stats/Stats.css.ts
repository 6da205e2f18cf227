import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const stats = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

// A word or amount breaks only where it does not fit into a line. Figures side by side stand level, however many lines
// their labels take.
export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const places = styleVariants({
  // Two side by side on a phone. A single last one takes the line, and so does one whose longest word or amount needs
  // it.
  pairs: { flex: '1 1 8rem' },
  // All three side by side, equally wide, where their longest words fit: none is left over. Otherwise like `pairs`.
  three: {
    flex: '1 1 min-content',
    minInlineSize: `calc((100% - 2 * ${vars.space.small}) / 3 - 1px)`,
    paddingInline: `clamp(0.375rem, 7.5vw - 1.125rem, ${vars.space.medium})`,
  },
});

export const label = style({ color: vars.color.muted });

export const value = style({ fontSize: vars.fontSize.heading3, fontWeight: vars.fontWeight.strong });

export const note = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.heading,
  color: vars.color.muted,
  textWrap: 'pretty',
});

/** Above labels and notes of any height, the figures of a line stand level. Readers hear the label first. */
export const noted = style({});
globalStyle(`${noted} > ${stat}`, { justifyContent: 'flex-start' });
globalStyle(`${noted} ${value}`, { order: -1, fontSize: vars.fontSize.heading2 });
globalStyle(`${noted} ${label}`, { color: vars.color.text });

/** As large as the label: words of a figure's size would take a line each. */
export const words = style({ fontSize: vars.fontSize.body });
