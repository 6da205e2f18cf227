import { colours } from '../tokens/colours.ts';

const { white, sand, night, marigold, gold, platinum, green, amber, red, blue, pink, indigo, steel } =
  colours;

/** The brand ramp that distinguishes one audience's site from another's. */
export interface BrandRamp {
  50: string;
  100: string;
  200: string;
  300: string;
  600: string;
  700: string;
  800: string;
  850: string;
  900: string;
  950: string;
}

/** The values of the contract that differ between light and dark. */
export function lightPalette(brand: BrandRamp) {
  return {
    color: {
      page: sand[50],
      surface: white,
      raised: white,
      sunken: sand[100],
      text: sand[900],
      muted: sand[700],
      border: sand[200],
      control: sand[500],
      primary: brand[700],
      primaryHover: brand[800],
      primaryActive: brand[900],
      onPrimary: white,
      primarySoft: brand[50],
      onPrimarySoft: brand[800],
      link: brand[700],
      mark: brand[700],
      onMark: white,
      accent: marigold[500],
      accentSoft: marigold[100],
      focus: marigold[700],
      scrim: 'rgb(34 29 23 / 0.55)',
    },
    tone: {
      neutral: { soft: sand[100], border: sand[300], text: sand[800], solid: sand[700], onSolid: white },
      info: { soft: blue[50], border: blue[200], text: blue[800], solid: blue[600], onSolid: white },
      success: { soft: green[50], border: green[200], text: green[800], solid: green[600], onSolid: white },
      // 'We do not know'. It is no warning about anybody.
      unknown: {
        soft: indigo[50],
        border: indigo[200],
        text: indigo[800],
        solid: indigo[600],
        onSolid: white,
      },
      // Something to do.
      warning: { soft: amber[50], border: amber[200], text: amber[800], solid: amber[600], onSolid: white },
      danger: { soft: red[50], border: red[200], text: red[800], solid: red[600], onSolid: white },
    },
    level: { low: red[600], medium: marigold[600], high: pink[600], full: green[600] },
    tier: {
      // Metals: each shines from `sheen` to `soft`, and no state has these colours.
      platinum: {
        soft: platinum[50],
        sheen: platinum[100],
        text: platinum[800],
        ring: platinum[600],
        shine: platinum[400],
      },
      gold: { soft: gold[50], sheen: gold[100], text: gold[800], ring: gold[600], shine: gold[400] },
      silver: { soft: steel[50], sheen: steel[100], text: steel[800], ring: steel[600], shine: steel[400] },
      basic: { soft: sand[100], sheen: sand[100], text: sand[800], ring: sand[600], shine: sand[600] },
    },
    unranked: { soft: white, sheen: white, text: sand[900], ring: steel[800], shine: steel[800] },
    shadow: {
      card: '0 1px 2px rgb(53 47 38 / 0.05), 0 2px 8px rgb(53 47 38 / 0.04)',
      raised: '0 2px 4px rgb(53 47 38 / 0.06), 0 8px 24px rgb(53 47 38 / 0.1)',
      overlay: '0 8px 16px rgb(34 29 23 / 0.12), 0 24px 64px rgb(34 29 23 / 0.22)',
    },
  };
}

/** The light palette's shape. Each mode chooses its own colours. */
type Painted<Shape> = { [Key in keyof Shape]: Shape[Key] extends string ? string : Painted<Shape[Key]> };

export type Palette = Painted<ReturnType<typeof lightPalette>>;

export function darkPalette(brand: BrandRamp): Palette {
  return {
    color: {
      page: night.page,
      surface: night.surface,
      raised: night.raised,
      sunken: night.sunken,
      text: night.text,
      muted: night.muted,
      border: night.border,
      control: night.control,
      primary: brand[300],
      primaryHover: brand[200],
      primaryActive: brand[100],
      onPrimary: brand[950],
      primarySoft: brand[850],
      onPrimarySoft: brand[200],
      link: brand[300],
      mark: brand[600],
      onMark: white,
      accent: marigold[300],
      accentSoft: marigold[900],
      focus: marigold[300],
      scrim: 'rgb(0 0 0 / 0.65)',
    },
    tone: {
      neutral: {
        soft: night.sunken,
        border: night.border,
        text: night.text,
        solid: sand[300],
        onSolid: sand[900],
      },
      info: { soft: blue[950], border: blue[600], text: blue[200], solid: blue[300], onSolid: blue[950] },
      success: {
        soft: green[950],
        border: green[600],
        text: green[200],
        solid: green[300],
        onSolid: green[950],
      },
      unknown: {
        soft: indigo[950],
        border: indigo[600],
        text: indigo[200],
        solid: indigo[300],
        onSolid: indigo[950],
      },
      warning: {
        soft: amber[950],
        border: amber[600],
        text: amber[200],
        solid: amber[300],
        onSolid: amber[950],
      },
      danger: { soft: red[950], border: red[700], text: red[200], solid: red[300], onSolid: red[950] },
    },
    level: { low: red[300], medium: marigold[300], high: pink[300], full: green[300] },
    tier: {
      platinum: {
        soft: platinum[950],
        sheen: platinum[950],
        text: platinum[300],
        ring: platinum[400],
        shine: platinum[300],
      },
      gold: { soft: gold[950], sheen: gold[950], text: gold[300], ring: gold[400], shine: gold[300] },
      silver: { soft: steel[950], sheen: steel[950], text: steel[300], ring: steel[400], shine: steel[300] },
      basic: {
        soft: night.sunken,
        sheen: night.sunken,
        text: night.muted,
        ring: sand[400],
        shine: sand[400],
      },
    },
    unranked: {
      soft: night.surface,
      sheen: night.surface,
      text: night.text,
      ring: steel[100],
      shine: steel[100],
    },
    shadow: {
      card: '0 1px 2px rgb(0 0 0 / 0.3)',
      raised: '0 4px 16px rgb(0 0 0 / 0.45)',
      overlay: '0 12px 48px rgb(0 0 0 / 0.6)',
    },
  };
}
