import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { audiences } from '../../packages/ui/src/themes/audiences.ts';
import { makeFixedTheme } from '../../packages/ui/src/themes/make-theme.ts';
import { vars } from '../../packages/ui/src/themes/vars.css.ts';
import { fontWeight } from '../../packages/ui/src/tokens/scales.ts';
import { modes } from '../book/theme.ts';

/** An element with a theme of its own, whatever the page around it has: `data-audience` and `data-mode` choose it. */
export const scope = style({ color: vars.color.text, fontFamily: vars.font.family });
export const section = style({ marginBlockEnd: vars.space.xlarge });
for (const audience of audiences)
  for (const mode of modes)
    makeFixedTheme(`.${scope}[data-audience='${audience}'][data-mode='${mode}']`, audience, mode);

export const stack = style({ display: 'grid', gap: vars.space.large, gridTemplateColumns: 'minmax(0, 1fr)' });

const sides = 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))';
/** Two things beside each other where both have room. */
export const pair = style({ display: 'grid', gap: vars.space.medium, gridTemplateColumns: sides });

/** The ground on which a component is shown. What is fixed to the screen stays inside. */
export const ground = style({
  position: 'relative',
  transform: 'translateZ(0)',
  overflow: 'auto',
  minInlineSize: 0,
  padding: vars.space.large,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: vars.color.page,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

const frame = style({
  display: 'block',
  border: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  outline: `1px solid ${vars.color.border}`,
});
/** A window of a phone's width, and a window of a desk at three eighths of its size. */
export const window = styleVariants({
  phone: [frame, { inlineSize: '100%' }],
  desk: [frame, { inlineSize: 'calc(100% / 0.375)', transform: 'scale(0.375)', transformOrigin: 'top left' }],
});
export const place = style({
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  // Also where the window has room for a scroll bar.
  backgroundColor: vars.color.page,
});

export const label = style({
  display: 'block',
  marginBlockEnd: vars.space.xsmall,
  fontSize: vars.fontSize.small,
  color: vars.color.muted,
});

export const text = style({ fontSize: vars.fontSize.secondary, lineHeight: vars.lineHeight.body, margin: 0 });

/** A rule at the side says which of two is right. Its word says it too. */
export const rule = styleVariants({
  do: { borderInlineStart: `4px solid ${vars.tone.success.solid}`, paddingInlineStart: vars.space.medium },
  dont: { borderInlineStart: `4px solid ${vars.tone.danger.solid}`, paddingInlineStart: vars.space.medium },
});
export const word = styleVariants({
  do: { color: vars.tone.success.text, fontWeight: vars.fontWeight.strong },
  dont: { color: vars.tone.danger.text, fontWeight: vars.fontWeight.strong },
});

export const list = style({ margin: 0, paddingInlineStart: vars.space.large, listStyle: 'disc' });
export const point = style({ marginBlock: vars.space.xxsmall, lineHeight: vars.lineHeight.body });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.small });
// The line below the heading is above the first row.
export const row = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const cell = style({
  padding: `${vars.space.xsmall} ${vars.space.medium} ${vars.space.xsmall} 0`,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
});
export const tokens = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});
export const token = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
});
export const swatch = style({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
});
export const link = style({ color: vars.color.link, fontSize: vars.fontSize.secondary });
export const summary = style({ cursor: 'pointer', color: vars.color.link, minBlockSize: vars.size.target });

export const part = style([cell, { inlineSize: '10rem', fontWeight: vars.fontWeight.strong }]);
export const drawing = style({
  display: 'grid',
  // What is fixed to the screen stays inside.
  position: 'relative',
  transform: 'translateZ(0)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  alignContent: 'center',
  minBlockSize: '8rem',
  marginBlock: vars.space.xsmall,
  padding: vars.space.medium,
  backgroundColor: vars.color.page,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

// The page is as wide as a desk's content, so that two windows stand beside each other.
globalStyle('.sbdocs-content', { maxInlineSize: '68rem' });
globalStyle('.sbdocs h2, .sbdocs h3', { fontWeight: fontWeight.strong });

// A story alone has the whole window.
export const alone = style({ minBlockSize: '100dvh' });
globalStyle(`.sbdocs-wrapper:has(.${alone})`, {
  display: 'block',
  padding: 0,
  backgroundColor: 'transparent',
});
globalStyle(`.sbdocs-content:has(.${alone})`, { maxInlineSize: 'none' });
