/** Distances, sizes and times that all themes share. Lengths are rem, so they follow the reader's own text size. */
export const space = {
  none: '0',
  xxsmall: '0.25rem',
  xsmall: '0.5rem',
  small: '0.75rem',
  medium: '1rem',
  large: '1.5rem',
  xlarge: '2rem',
  xxlarge: '3rem',
  huge: '4.5rem',
} as const;

export const radius = { small: '0.375rem', medium: '0.625rem', large: '1rem', full: '999px' } as const;

export const size = {
  /** The smallest target for a thumb (WCAG 2.5.5). */
  target: '2.75rem',
  /** Fields and main buttons are a little taller than the minimum. */
  control: '3.25rem',
  formWidth: '27rem',
  readingWidth: '42rem',
  contentWidth: '68rem',
  /** Three columns: what it holds, what it says, what to do. */
  deskWidth: '76rem',
  /** The specification's 414 px. At twice the text size it holds the same number of letters in a line. */
  tabBarWidth: '25.875rem',
  tabBarHeight: '4rem',
} as const;

export const font = {
  family:
    "Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Roboto Mono', monospace",
} as const;

/**
 * Text sizes on a phone. `fontSizeWide` overrides the headings where there is room. Necessary text is never below
 * `body`.
 */
export const fontSize = {
  small: '0.875rem',
  /** What explains the words beside it. As large as them, except at a desk. */
  secondary: '1rem',
  body: '1rem',
  large: '1.125rem',
  heading4: '1rem',
  heading3: '1.125rem',
  heading2: '1.3125rem',
  heading1: '1.6875rem',
  display: '2.125rem',
} as const;

export const fontSizeWide = {
  heading2: '1.375rem',
  heading1: '2rem',
  display: '3rem',
} as const;

/** With a mouse at a desk, where eyes are close to more than one column. A finger keeps the larger ones at every width. */
export const desk = {
  size: { target: '2.5rem', control: '2.5rem' },
  fontSize: { secondary: '0.875rem' },
} as const;

/**
 * The values of the team's site, which is worked in all day with a mouse: more of a case in one sight. A touch screen
 * keeps the targets and distances of every other site.
 */
export const compact = {
  space: { small: '0.625rem', medium: '0.75rem', large: '1rem', xxlarge: '2rem' },
  size: { target: '2.25rem', control: '2.5rem' },
  fontSize: {
    small: '0.8125rem',
    secondary: '0.9375rem',
    body: '0.9375rem',
    large: '1rem',
    heading4: '0.9375rem',
    heading3: '1.0625rem',
    heading2: '1.1875rem',
    heading1: '1.4375rem',
  },
} as const;

export const fontWeight = { regular: '400', medium: '500', strong: '650' } as const;

export const lineHeight = { tight: '1.2', heading: '1.28', body: '1.55' } as const;

export const motion = { fast: '120ms', normal: '220ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
