/**
 * Media queries by their meaning. Where the browser's text is 16 px large, 48em is the specification's own breakpoint
 * of 768 px (employer.md section 2, package choice). At twice that text size, columns need twice the width.
 */
export const media = {
  tablet: 'screen and (min-width: 48em)',
  desktop: 'screen and (min-width: 64em)',
  /** Two halves of a page beside each other, with the rail of the team's console. */
  wide: 'screen and (min-width: 80em)',
  /** Two halves of a page, a list beside both, and a rail with words. */
  widest: 'screen and (min-width: 100em)',
  /** Paper is light, whatever the system is. */
  dark: 'screen and (prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
  mouse: '(pointer: fine)',
  /** A mouse and the room of a desk. A tablet with a finger is neither, at any width. */
  deskMouse: 'screen and (hover: hover) and (pointer: fine) and (min-width: 64em)',
  print: 'print',
} as const;
