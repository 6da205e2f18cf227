import { create, type ThemeVars } from 'storybook/theming';
import { brand } from '../../packages/domain/src/brand.ts';
import { brandRamps } from '../../packages/ui/src/themes/audiences.ts';
import { darkPalette, lightPalette } from '../../packages/ui/src/themes/palette.ts';
import { font } from '../../packages/ui/src/tokens/scales.ts';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** The mode of a toolbar's choice, or of the reader's system. */
export const modeOf = (isDark: boolean): Mode => (isDark ? 'dark' : 'light');

const palettes = {
  light: lightPalette(brandRamps.employer).color,
  dark: darkPalette(brandRamps.employer).color,
};

/** The sign of `packages/ui/src/brand/Mark`. The frame around the pages has no components. */
const markOf = ({ mark, onMark, accent }: (typeof palettes)[Mode]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="11.5" fill="${mark}"/><path d="M9.5 28.5 20 10.5l10.5 18" fill="none" stroke="${onMark}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="20" cy="26.6" r="3.9" fill="${accent}"/></svg>`;

/** The mark and the name, as in `packages/ui/src/brand/Wordmark`. Storybook shows this title as markup. */
const titleOf = (mode: Mode) =>
  `<span style="display:flex;align-items:center;gap:10px;font-size:16px;font-weight:700;letter-spacing:-.01em"><img src="data:image/svg+xml,${encodeURIComponent(markOf(palettes[mode]))}" width="28" height="28" alt="">${brand.name} design book</span>`;

/** Storybook's own frame and pages in the colours and the face of the product. */
function themeOf(mode: Mode): ThemeVars {
  const colour = palettes[mode];
  return create({
    base: mode,
    colorPrimary: colour.primary,
    colorSecondary: colour.link,
    appBg: colour.page,
    appContentBg: colour.surface,
    appPreviewBg: colour.page,
    appHoverBg: colour.primarySoft,
    appBorderColor: colour.border,
    appBorderRadius: 10,
    fontBase: font.family,
    fontCode: font.mono,
    textColor: colour.text,
    textInverseColor: colour.surface,
    textMutedColor: colour.muted,
    barTextColor: colour.muted,
    barHoverColor: colour.link,
    barSelectedColor: colour.link,
    barBg: colour.surface,
    buttonBg: colour.surface,
    buttonBorder: colour.control,
    booleanBg: colour.sunken,
    booleanSelectedBg: colour.surface,
    inputBg: colour.surface,
    inputBorder: colour.control,
    inputTextColor: colour.text,
    inputBorderRadius: 8,
    brandTitle: titleOf(mode),
    brandUrl: './',
    brandTarget: '_self',
  });
}

export const bookThemes: Readonly<Record<Mode, ThemeVars>> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
};
