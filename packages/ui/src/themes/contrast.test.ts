import { describe, expect, test } from 'vitest';
import { contrast } from '../foundations/contrast.ts';
import { audiences, brandRamps } from './audiences.ts';
import { darkPalette, lightPalette } from './palette.ts';

/** The guaranteed contrast: 7:1 for body text, 4.5:1 for labels and links, 3:1 for outlines of controls and icons. */
const BODY = 7;
const LABEL = 4.5;
const OUTLINE = 3;

test('measures as the guideline does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

const themes = audiences.flatMap((audience) => [
  { name: `${audience}, light`, palette: lightPalette(brandRamps[audience]) },
  { name: `${audience}, dark`, palette: darkPalette(brandRamps[audience]) },
]);

describe.each(themes)('$name', ({ palette: { color, tone, level, tier, unranked } }) => {
  const grounds = { page: color.page, surface: color.surface, raised: color.raised, sunken: color.sunken };

  test.each(Object.entries(grounds))('everything is readable on %s', (_name, ground) => {
    expect(contrast(color.text, ground)).toBeGreaterThanOrEqual(BODY);
    expect(contrast(color.muted, ground)).toBeGreaterThanOrEqual(BODY);
    expect(contrast(color.link, ground)).toBeGreaterThanOrEqual(LABEL);
    expect(contrast(color.control, ground)).toBeGreaterThanOrEqual(OUTLINE);
    expect(contrast(color.focus, ground)).toBeGreaterThanOrEqual(OUTLINE);
    expect(contrast(color.primary, ground)).toBeGreaterThanOrEqual(OUTLINE);
  });

  test('the mark is a drawing that stands out', () => {
    expect(contrast(color.onMark, color.mark)).toBeGreaterThanOrEqual(LABEL);
    expect(contrast(color.accent, color.mark)).toBeGreaterThanOrEqual(OUTLINE);
  });

  test('the shapes of a drawing stand out from each other', () => {
    for (const ground of [color.page, color.surface, color.accentSoft]) {
      expect(contrast(color.primary, ground)).toBeGreaterThanOrEqual(OUTLINE);
    }
  });

  test('text on the brand colour is readable, pressed or not', () => {
    for (const ground of [color.primary, color.primaryHover, color.primaryActive]) {
      expect(contrast(color.onPrimary, ground)).toBeGreaterThanOrEqual(LABEL);
    }
    expect(contrast(color.onPrimarySoft, color.primarySoft)).toBeGreaterThanOrEqual(BODY);
    expect(contrast(color.text, color.primarySoft)).toBeGreaterThanOrEqual(BODY);
    expect(contrast(color.muted, color.primarySoft)).toBeGreaterThanOrEqual(BODY);
    expect(contrast(color.link, color.primarySoft)).toBeGreaterThanOrEqual(LABEL);
  });

  test.each(Object.entries(tone))('the tone %s is readable', (_name, { soft, text, solid, onSolid }) => {
    expect(contrast(text, soft)).toBeGreaterThanOrEqual(BODY);
    expect(contrast(onSolid, solid)).toBeGreaterThanOrEqual(LABEL);
    for (const ground of Object.values(grounds)) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(BODY);
      expect(contrast(solid, ground)).toBeGreaterThanOrEqual(OUTLINE);
    }
  });

  test.each(Object.entries({ ...tier, unranked }))(
    'the tier %s is readable',
    (_name, { text, soft, ring }) => {
      expect(contrast(text, soft)).toBeGreaterThanOrEqual(BODY);
      expect(contrast(ring, color.surface)).toBeGreaterThanOrEqual(OUTLINE);
    },
  );

  test.each(Object.entries(level))('the bar of level %s stands out from its track', (_name, bar) => {
    expect(contrast(bar, color.sunken)).toBeGreaterThanOrEqual(OUTLINE);
  });
});
