import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/media.ts';
import {
  font,
  fontSize,
  fontSizeWide,
  fontWeight,
  lineHeight,
  motion,
  radius,
  size,
  space,
} from '../tokens/scales.ts';
import { brandRamps, type Audience } from './audiences.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';
import { vars } from './vars.css.ts';

/** The values that light and dark share. With `prefers-reduced-motion` no transition remains: its duration becomes zero. */
function scales(selector: string): void {
  globalStyle(selector, {
    vars: {
      ...assignVars(vars.space, space),
      ...assignVars(vars.radius, radius),
      ...assignVars(vars.size, size),
      ...assignVars(vars.font, font),
      ...assignVars(vars.fontSize, fontSize),
      ...assignVars(vars.fontWeight, fontWeight),
      ...assignVars(vars.lineHeight, lineHeight),
      ...assignVars(vars.motion, motion),
    },
    '@media': {
      [media.tablet]: {
        vars: {
          [vars.fontSize.heading3]: fontSizeWide.heading3,
          [vars.fontSize.heading2]: fontSizeWide.heading2,
          [vars.fontSize.heading1]: fontSizeWide.heading1,
          [vars.fontSize.display]: fontSizeWide.display,
        },
      },
      [media.still]: { vars: { [vars.motion.fast]: '0.01ms', [vars.motion.normal]: '0.01ms' } },
    },
  });
}

function paint(palette: Palette): Record<string, string> {
  return {
    ...assignVars(vars.color, palette.color),
    ...assignVars(vars.tone, palette.tone),
    ...assignVars(vars.level, palette.level),
    ...assignVars(vars.tier, palette.tier),
    ...assignVars(vars.shadow, palette.shadow),
  };
}

/** An audience's theme on the whole page, light or dark like the system. */
export function makeTheme(audience: Audience): void {
  scales(':root');
  globalStyle(':root', {
    colorScheme: 'light dark',
    vars: paint(lightPalette(brandRamps[audience])),
    '@media': { [media.dark]: { vars: paint(darkPalette(brandRamps[audience])) } },
  });
}

/** The same theme under a selector with a fixed mode, for Storybook's toolbar. */
export function makeFixedTheme(selector: string, audience: Audience, mode: 'light' | 'dark'): void {
  const palette = mode === 'light' ? lightPalette : darkPalette;
  scales(selector);
  globalStyle(selector, { colorScheme: mode, vars: paint(palette(brandRamps[audience])) });
}
