import { audiences, brandRamps, type Audience } from '../themes/audiences.ts';
import { darkPalette, lightPalette, type Palette } from '../themes/palette.ts';
import { colours } from '../tokens/colours.ts';
import * as scales from '../tokens/scales.ts';
import { colourUses, toneMeanings } from './colour-uses.ts';

type Value = string | number | readonly Value[] | { readonly [name: string]: Value };

/** A token in the format of the Design Tokens Community Group, version 2025.10. */
export interface Token {
  readonly $type: string;
  readonly $value: Value;
  readonly $description?: string;
}

export interface TokenGroup {
  readonly [name: string]: TokenGroup | Token | string;
}

type Named = Readonly<Record<string, string>>;

const each = <In, Out>(of: Readonly<Record<string, In>>, make: (value: In, name: string) => Out) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, make(value, name)]));

const FULL = 255;
const DECIMALS = 4;

/** '#0b5059', or 'rgb(34 29 23 / 0.55)'. */
function colourValue(text: string): { [name: string]: Value } {
  const [, digits] = /^#([\da-f]{6})$/.exec(text) ?? [];
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text) ?? [];
  const parts =
    digits === undefined
      ? [red, green, blue].map(Number)
      : [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  if (parts.some((part) => Number.isNaN(part))) throw new Error(`Not a colour: ${text}`);
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => Number((part / FULL).toFixed(DECIMALS))),
    ...(alpha !== undefined && { alpha: Number(alpha) }),
    hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** '0.25rem', '999px', '120ms', '0'. */
function measured(text: string): Value {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(rem|px|ms)?$/.exec(text) ?? [];
  if (value === undefined) throw new Error(`Not a measure: ${text}`);
  return { value: Number(value), unit };
}

/** '0 1px 2px rgb(53 47 38 / 0.05), 0 2px 8px rgb(53 47 38 / 0.04)': one layer after another. */
const shadowValue = (text: string): Value =>
  text.split(', ').map<Value>((layer) => {
    const [offsetX = '', offsetY = '', blur = '', ...colour] = layer.split(' ');
    return {
      color: colourValue(colour.join(' ')),
      offsetX: measured(offsetX),
      offsetY: measured(offsetY),
      blur: measured(blur),
      spread: measured('0'),
    };
  });

/** The place of each raw colour in the file. Themes refer to it, so that a ramp can be changed at one place in a design tool. */
const places = new Map<string, string>(
  Object.entries(colours).flatMap<[string, string]>(([name, ramp]) =>
    typeof ramp === 'string'
      ? [[ramp, `{ramp.${name}}`]]
      : Object.entries(ramp).map(([step, value]) => [value, `{ramp.${name}.${step}}`]),
  ),
);

const colour = (text: string, description?: string): Token => ({
  $type: 'color',
  $value: places.get(text) ?? colourValue(text),
  ...(description !== undefined && { $description: description }),
});
const rawColour = (text: string): Token => ({ $type: 'color', $value: colourValue(text) });
const dimension = (text: string): Token => ({ $type: 'dimension', $value: measured(text) });
const duration = (text: string): Token => ({ $type: 'duration', $value: measured(text) });
const number = (text: string): Token => ({ $type: 'number', $value: Number(text) });
const weight = (text: string): Token => ({ $type: 'fontWeight', $value: Number(text) });
const family = (text: string): Token => ({
  $type: 'fontFamily',
  $value: text.split(', ').map((name) => name.replaceAll("'", '')),
});
const shadow = (text: string): Token => ({ $type: 'shadow', $value: shadowValue(text) });
const easing = (text: string): Token => ({
  $type: 'cubicBezier',
  $value: text
    .replaceAll(/cubic-bezier\(|\)/g, '')
    .split(', ')
    .map(Number),
});

const dimensions = (of: Named) => each(of, dimension);

/** The tones have other names in the themes than in the vocabulary. */
const meaningOf = (name: string) =>
  Object.entries({ ...toneMeanings, neutral: toneMeanings.default }).find(([tone]) => tone === name)?.[1]
    .meaning ?? '';

const themeOf = ({ color, tone, level, tier, unranked, shadow: shadows }: Palette): TokenGroup => {
  const uses: Named = colourUses;
  return {
    color: each(color, (value, name) => colour(value, uses[name])),
    tone: each(tone, (parts, name) => ({
      $description: meaningOf(name),
      ...each(parts, (value) => colour(value)),
    })),
    level: each(level, (value) => colour(value)),
    tier: each(tier, (parts) => each(parts, (value) => colour(value))),
    unranked: {
      $description: 'A score beside a finding: no metal, and no colour of a tier or a state.',
      ...each(unranked, (value) => colour(value)),
    },
    shadow: each(shadows, shadow),
  };
};

/** The path of an audience's theme in the file, in each mode. */
export const themes = audiences.flatMap((audience) => [
  { audience, mode: 'light', palette: lightPalette(brandRamps[audience]) },
  { audience, mode: 'dark', palette: darkPalette(brandRamps[audience]) },
]) satisfies readonly { audience: Audience; mode: string; palette: Palette }[];

/** All tokens and themes as one file for design tools: `tokens.json`. */
export const designTokens = (): TokenGroup => ({
  $description:
    'Made from the tokens and themes of the code. Every theme refers to the ramps; lengths follow the reader’s text size.',
  ramp: each(colours, (ramp) =>
    typeof ramp === 'string' ? rawColour(ramp) : each<string, Token>({ ...ramp }, rawColour),
  ),
  space: dimensions(scales.space),
  radius: dimensions(scales.radius),
  size: dimensions(scales.size),
  font: each(scales.font, family),
  fontSize: { ...dimensions(scales.fontSize), wide: dimensions(scales.fontSizeWide) },
  fontWeight: each(scales.fontWeight, weight),
  lineHeight: each(scales.lineHeight, number),
  motion: {
    fast: duration(scales.motion.fast),
    normal: duration(scales.motion.normal),
    easing: easing(scales.motion.easing),
  },
  desk: each(scales.desk, dimensions),
  compact: each(scales.compact, dimensions),
  theme: each(Object.fromEntries(audiences.map((name) => [name, name])), (audience) =>
    Object.fromEntries(
      themes
        .filter((theme) => theme.audience === audience)
        .map(({ mode, palette }) => [mode, themeOf(palette)]),
    ),
  ),
});

/** The contents of the file. */
export const tokensJson = (): string => `${JSON.stringify(designTokens(), null, 2)}\n`;
