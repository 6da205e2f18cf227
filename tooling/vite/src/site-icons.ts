import { brand } from '@repo/domain/brand';
import sharp from 'sharp';
import { pageColours } from './icon-tags.ts';

/**
 * The ground of the mark on each site, in light and dark mode (`packages/ui/src/tokens/colours.ts`: 700 and 600 of its
 * ramp).
 */
const grounds = {
  petrol: ['#0b5059', '#136773'],
  plum: ['#652a58', '#7f3a70'],
  slate: ['#2a4469', '#3a5a88'],
} as const;

export interface SiteIcons {
  readonly ground: keyof typeof grounds;
  /** The name of the site on a phone's home screen. */
  readonly name: string;
  readonly description: string;
  /** The first page of a start from the home screen. */
  readonly startUrl: string;
  readonly display: 'standalone' | 'minimal-ui';
}

/** A file of a site, by its name. */
export type SiteFile = readonly [name: string, content: string | Buffer];

/** As in `packages/ui/src/brand/Mark`, in a square of 40. */
const SIGN =
  '<path d="M9.5 28.5 20 10.5l10.5 18" fill="none" stroke="#fff" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<circle cx="20" cy="26.6" r="3.9" fill="#e59a1b"/>';

/** The mark of a browser tab: its ground is lighter in dark mode. */
function markOf([day, night]: readonly [string, string]): string {
  const style = `<style>@media (prefers-color-scheme:dark){rect{fill:${night}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${style}<rect width="40" height="40" rx="11.5" fill="${day}"/>${SIGN}</svg>`;
}

/**
 * The mark in the middle of a page whose scripts are still on their way. The policy allows no style inside a page, so
 * attributes place it.
 */
export function waitingMark({ ground }: SiteIcons): string {
  const mark = `<rect width="40" height="40" rx="11.5" fill="${grounds[ground][0]}"/>${SIGN}`;
  return `<svg aria-hidden="true" width="100%" height="90vh"><svg x="50%" y="50%" overflow="visible"><g transform="translate(-28 -28) scale(1.4)">${mark}</g></svg></svg>`;
}

/** The mark for systems that cut an icon to their own shape: the ground reaches every edge, the sign keeps a distance. */
function bleeding(ground: string, scale: number): string {
  const place = `translate(20 20) scale(${scale}) translate(-20 -20)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/><g transform="${place}">${SIGN}</g></svg>`;
}

const drawn = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 32 })
    .toBuffer();

/** The oldest icon format, requested by clients that read no page: an image behind a table of one entry. */
function inIcoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The icons of a site, and the manifest for a phone's home screen. Each build makes the same files. */
export async function siteIcons(site: SiteIcons): Promise<SiteFile[]> {
  const ground = grounds[site.ground];
  const mark = markOf(ground);
  const manifest = {
    name: site.name,
    short_name: brand.name,
    description: site.description,
    lang: 'en-KE',
    id: '/',
    start_url: site.startUrl,
    scope: '/',
    display: site.display,
    background_color: pageColours.light,
    theme_color: pageColours.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return [
    ['favicon.svg', mark],
    ['favicon.ico', inIcoFile(await drawn(mark, 32), 32)],
    ['apple-touch-icon.png', await drawn(bleeding(ground[0], 1), 180)],
    ['icon-192.png', await drawn(mark, 192)],
    ['icon-512.png', await drawn(mark, 512)],
    ['icon-maskable-512.png', await drawn(bleeding(ground[0], 0.85), 512)],
    ['site.webmanifest', JSON.stringify(manifest)],
  ];
}
