/** Media queries by what they mean. 768 px is the specification's own breakpoint (employer.md section 2, package choice). */
export const media = {
  tablet: 'screen and (min-width: 768px)',
  desktop: 'screen and (min-width: 1024px)',
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
} as const;
