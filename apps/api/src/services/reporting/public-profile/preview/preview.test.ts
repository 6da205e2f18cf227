import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPicture } from '../../../platform/files/file-process.ts';
import { openFonts } from '../../reports/pdf/fonts.ts';
import { previewTag } from './preview.ts';
import { lettered } from './lettering.ts';
import { HEIGHT, previewDrawing, WIDTH, type Shown } from './preview-drawing.ts';

const fonts = await openFonts();
const drawingOf = (shown: Shown) => previewDrawing(shown, fonts);

const amina: Shown = { language: 'en', name: 'Amina', service: 'Nanny', tier: 'Gold', score: 72, upTo: null };

/** The colour of a picture at a position. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

it('is the same picture, byte for byte, each time it is drawn', async () => {
  const [first, second] = [await drawPicture(drawingOf(amina)), await drawPicture(drawingOf(amina))];
  expect(first.equals(second)).toBe(true);
  expect(first.length).toBeLessThan(100_000);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: WIDTH, height: HEIGHT });
});

it('closes its ring as far as the score goes, in the colour of the tier', async () => {
  const picture = await drawPicture(drawingOf(amina));
  // The right of the centre is at a quarter of the ring, the left at three quarters. A score of 72 ends before the left.
  expect(await colourAt(picture, 940 + 170, 325)).toBe('#a97a08');
  expect(await colourAt(picture, 940 - 170, 325)).toBe('#e6ddcf');
  const none = await drawPicture(drawingOf({ ...amina, tier: 'Basic', score: 0 }));
  expect(await colourAt(none, 940 + 170, 325)).toBe('#e6ddcf');
  const all = await drawPicture(drawingOf({ ...amina, tier: 'Platinum', score: 100 }));
  expect(await colourAt(all, 940, 325 - 170)).toBe('#4a7784');
  // The background.
  expect(await colourAt(picture, 4, 4)).toBe('#faf6f0');
});

it('holds letters as paths, and no text of hers', () => {
  const drawing = drawingOf({ ...amina, name: '<script>', service: '"&\'' });
  expect(drawing).not.toMatch(/<script|<text|&'|font/);
  expect(drawing).toMatch(/^<svg .*<\/svg>$/);
});

it.each([
  ['Wanjikũ', 'Wanjikũ'.normalize('NFD')],
  ['Worker', '😀'],
  ['Worker', 'أمينة'],
  ['Worker', '\u202E\u200F'],
  ['Amina', '😀Amina😀'],
])('draws %j of %j', (drawn, typed) => {
  const of = (name: string) => drawingOf({ ...amina, name });
  expect(of(typed)).toBe(of(drawn));
});

it.each([
  ['en', null, 'See what Amini can check'],
  ['en', 0, 'See what Amini checked'],
  ['en', 72, 'See what Amini checked'],
  ['sw', null, 'Ona kile ambacho Amini inaweza kukagua'],
  ['sw', 0, 'Ona kile ambacho Amini ilikagua'],
] as const)('invites in %s at the score %j with %j alone, so that it claims no check before one', (...of) => {
  const [language, score, invitation] = of;
  const drawing = drawingOf({ ...amina, language, score, tier: 'Basic' });
  const foot = (text: string) =>
    lettered({ text, font: fonts.regular, colour: '#ffffff', x: 80, y: HEIGHT - 37, size: 34 });
  const invitations = [
    'See what Amini can check',
    'See what Amini checked',
    'Ona kile ambacho Amini inaweza kukagua',
    'Ona kile ambacho Amini ilikagua',
  ];
  expect(invitations.filter((text) => drawing.includes(foot(text)))).toEqual([invitation]);
});

it('makes a long name smaller, and cuts one that is too long', () => {
  const room = (name: string) => drawingOf({ ...amina, name }).length;
  const long = 'Mwanamkasi'.repeat(20);
  expect(drawingOf({ ...amina, name: long })).toBe(drawingOf({ ...amina, name: `${long}xyz` }));
  expect(room(long)).toBeLessThan(room('Mwanamkasi') * 2);
});

it('says in Kiswahili what it says in English, and leaves the ring alone', async () => {
  // The maximum number of narrow letters, and the tier with the longest words.
  const english: Shown = { ...amina, tier: 'Platinum', name: 'i'.repeat(200), service: 'l'.repeat(200) };
  const kiswahili = drawingOf({ ...english, language: 'sw' });
  expect(kiswahili).not.toBe(drawingOf(english));
  // A strip to the left of the ring, with the height of the ring.
  const between = { left: 725, top: 140, width: 20, height: 370 };
  const strip = await sharp(await drawPicture(kiswahili))
    .extract(between)
    .removeAlpha()
    .toBuffer();
  const { channels } = await sharp(strip).stats();
  expect(channels.map(({ min, max }) => [min, max])).toEqual([
    [0xfa, 0xfa],
    [0xf6, 0xf6],
    [0xf0, 0xf0],
  ]);
});

it('has another name for every other fact', () => {
  const others: Shown[] = [
    amina,
    { ...amina, name: 'Amin' },
    { ...amina, language: 'sw' },
    { ...amina, service: null },
    { ...amina, tier: 'Silver' },
    { ...amina, score: 71 },
  ];
  expect(new Set(others.map(previewTag)).size).toBe(others.length);
  expect(previewTag({ ...amina })).toBe(previewTag(amina));
});
