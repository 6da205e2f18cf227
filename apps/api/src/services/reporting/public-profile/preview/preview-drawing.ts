import { brand } from '@repo/domain/brand';
import type { TrustTier } from '@repo/domain/trust-tier';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Fonts } from '../../reports/pdf/fonts.ts';
import { drawable, fitted, lettered, widthOf } from './lettering.ts';
import { previewWords } from './preview-words.ts';

/** All facts that a preview shows. A stranger may know no others (decisions 5). */
export interface Shown {
  readonly language: WorkerLanguage;
  readonly name: string;
  readonly service: string | null;
  readonly tier: TrustTier;
  /** 0 to 100. Null before anything was checked: the ring is then pale. */
  readonly score: number | null;
  /** The most that the open checks can reach. Null while none is open. */
  readonly upTo: number | null;
}

// The size that programs with link previews ask for.
export const WIDTH = 1200;
export const HEIGHT = 630;

// The colours of the public site in its light theme (`packages/ui/src/tokens/colours.ts`).
const page = '#faf6f0';
const ink = '#221d17';
const muted = '#50483b';
const track = '#e6ddcf';
const ground = '#0b5059';
const person = '#e59a1b';
const tiers = {
  Platinum: { soft: '#eef3f4', text: '#1f3f49', ring: '#4a7784' },
  Gold: { soft: '#fbf2d0', text: '#4b3500', ring: '#a97a08' },
  Silver: { soft: '#eceff1', text: '#36424a', ring: '#5c6a72' },
  Basic: { soft: '#f3ede3', text: '#352f26', ring: '#665b4b' },
} as const satisfies Record<TrustTier, object>;

const LEFT = 80;
/** The width that text can use beside the ring without touching it. */
const ROOM = 630;
const NAME_SIZES = [120, 104, 88, 76, 64] as const;
const SERVICE_SIZES = [50, 44, 38] as const;
const RING = { x: 940, y: 325, radius: 170, stroke: 30 } as const;
const PILL = { y: 418, height: 72, inset: 34, size: 36 } as const;
const FOOT = 96;

/** The drawing of a preview. The same facts give the same drawing, letter for letter. */
export function previewDrawing(shown: Shown, { regular, bold }: Fonts): string {
  const { language, name, service, tier, score } = shown;
  const colours = tiers[tier];
  const words = previewWords[language];
  const called = fitted(drawable(name, regular) || words.nameless, bold, ROOM, NAME_SIZES);
  const work = fitted(drawable(service ?? '', regular), regular, ROOM, SERVICE_SIZES);
  const tierWords = score === null ? words.unchecked : words.tierWords[tier];
  const pillWidth = Math.round(widthOf(tierWords, bold, PILL.size)) + 2 * PILL.inset;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${page}"/>`,
    mark(),
    lettered({ text: brand.name, font: bold, colour: ground, x: LEFT + 84, y: 113, size: 46 }),
    lettered({ ...called, font: bold, colour: ink, x: LEFT, y: 300 }),
    lettered({ ...work, font: regular, colour: muted, x: LEFT + 4, y: 372 }),
    `<rect x="${LEFT}" y="${PILL.y}" width="${pillWidth}" height="${PILL.height}" rx="${PILL.height / 2}" fill="${colours.soft}" stroke="${colours.ring}" stroke-width="2"/>`,
    lettered({
      text: tierWords,
      font: bold,
      colour: colours.text,
      x: LEFT + PILL.inset,
      y: PILL.y + 49,
      size: PILL.size,
    }),
    ring(score ?? 0, colours.ring),
    ...(score === null ? [] : scoreInRing(score, shown.upTo, words, { regular, bold })),
    `<rect y="${HEIGHT - FOOT}" width="${WIDTH}" height="${FOOT}" fill="${ground}"/>`,
    lettered({
      text: words.foot[score === null ? 'unchecked' : 'checked'],
      font: regular,
      colour: '#ffffff',
      x: LEFT,
      y: HEIGHT - 37,
      size: 34,
    }),
    '</svg>',
  ].join('');
}

/** The words below the number are smaller where they are longer, so that they stay inside the ring. */
const scoreInRing = (
  score: number,
  upTo: number | null,
  words: (typeof previewWords)[WorkerLanguage],
  { regular, bold }: Fonts,
): string[] => [
  lettered({ text: String(score), font: bold, colour: ink, x: RING.x, y: 362, size: 130, centred: true }),
  lettered({
    ...(upTo === null ? { text: words.outOf, size: 34 } : { text: words.soFar(upTo), size: 30 }),
    font: regular,
    colour: muted,
    x: RING.x,
    y: 412,
    centred: true,
  }),
];

/** The same mark as in `packages/ui/src/brand/Mark`. */
const mark = (): string =>
  `<g transform="translate(${LEFT} 64) scale(1.6)"><rect width="40" height="40" rx="11.5" fill="${ground}"/>` +
  '<path d="M9.5 28.5 20 10.5l10.5 18" fill="none" stroke="#ffffff" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>' +
  `<circle cx="20" cy="26.6" r="3.9" fill="${person}"/></g>`;

function ring(score: number, colour: string): string {
  const { x, y, radius, stroke } = RING;
  const circle = (paint: string, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${paint}" stroke-width="${stroke}"${more}/>`;
  if (score <= 0) return circle(track);
  // A dash as long as the ring would leave a seam.
  if (score >= 100) return circle(colour);
  const around = 2 * Math.PI * radius;
  const closed = (around * score) / 100;
  const arc = ` stroke-dasharray="${closed.toFixed(2)} ${(2 * around).toFixed(2)}" transform="rotate(-90 ${x} ${y})"`;
  return circle(track) + circle(colour, arc);
}
