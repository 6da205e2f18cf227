import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/media.ts';
import {
  compact,
  desk,
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
          [vars.fontSize.heading2]: fontSizeWide.heading2,
          [vars.fontSize.heading1]: fontSizeWide.heading1,
          [vars.fontSize.display]: fontSizeWide.display,
        },
      },
      [media.still]: { vars: { [vars.motion.fast]: '0.01ms', [vars.motion.normal]: '0.01ms' } },
    },
  });
}

/** A reader at a desk sees more at once. The public pages have no lists, and keep their large buttons. */
function atDesk(selector: string): void {
  globalStyle(selector, {
    '@media': {
      [media.deskMouse]: {
        vars: {
          [vars.size.target]: desk.size.target,
          [vars.size.control]: desk.size.control,
          [vars.fontSize.secondary]: desk.fontSize.secondary,
        },
      },
    },
  });
}

/** The denser values of some sites. They come after the scales of all sites, which they replace. */
function density(selector: string, audience: Audience): void {
  if (audience === 'employer' || audience === 'worker') atDesk(selector);
  if (audience !== 'ops') return;
  globalStyle(selector, {
    vars: {
      [vars.fontSize.small]: compact.fontSize.small,
      [vars.fontSize.secondary]: compact.fontSize.secondary,
      [vars.fontSize.body]: compact.fontSize.body,
      [vars.fontSize.large]: compact.fontSize.large,
      [vars.fontSize.heading4]: compact.fontSize.heading4,
    },
    '@media': {
      [media.tablet]: {
        vars: {
          [vars.fontSize.heading3]: compact.fontSize.heading3,
          [vars.fontSize.heading2]: compact.fontSize.heading2,
          [vars.fontSize.heading1]: compact.fontSize.heading1,
        },
      },
      [media.mouse]: {
        vars: {
          [vars.size.target]: compact.size.target,
          [vars.size.control]: compact.size.control,
          [vars.space.small]: compact.space.small,
          [vars.space.medium]: compact.space.medium,
          [vars.space.large]: compact.space.large,
          [vars.space.xxlarge]: compact.space.xxlarge,
        },
      },
    },
  });
}

function paint(palette: Palette): Record<string, string> {
  return {
    ...assignVars(vars.color, palette.color),
    ...assignVars(vars.tone, palette.tone),
    ...assignVars(vars.level, palette.level),
    ...assignVars(vars.tier, palette.tier),
    ...assignVars(vars.unranked, palette.unranked),
    ...assignVars(vars.shadow, palette.shadow),
  };
}

/** An audience's theme on the whole page, light or dark like the system. */
export function makeTheme(audience: Audience): void {
  scales(':root');
  density(':root', audience);
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
  density(selector, audience);
  globalStyle(selector, { colorScheme: mode, vars: paint(palette(brandRamps[audience])) });
}
