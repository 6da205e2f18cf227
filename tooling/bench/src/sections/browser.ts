import { findChromium } from '@repo/chromium/find-chromium';
import { type Browser, chromium } from 'playwright';
import { brotli, kilobytes } from '../bundle.ts';
import { type Figure, figure, median, shareOfFloor } from '../figure.ts';
import type { Product } from '../product.ts';
import { promises } from '../promises.ts';
import { say } from '../root.ts';
import { type Paint, paintOf, PHONE, SLOW_PROFILE, slowPage } from '../slow-page.ts';
import { measureFloor } from './bundles.ts';

const PAINTS = 5;

type Loaded = { kind: string; bytes: number };

/** Every resource that an address loads until the network is quiet, with its size after brotli. */
async function load(browser: Browser, url: string): Promise<Loaded[]> {
  const page = await browser.newPage();
  const pending: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (response.ok() && !['fetch', 'xhr'].includes(kind))
      pending.push(response.body().then((body) => ({ kind, bytes: brotli(body) })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(pending);
  await page.close();
  return loaded;
}

const sum = (loaded: readonly Loaded[], kind?: string) =>
  kilobytes(
    loaded.filter((one) => kind === undefined || one.kind === kind).reduce((all, one) => all + one.bytes, 0),
  );

/** The first visit on the slow profile, each time in an empty browser context. */
async function paint(browser: Browser, url: string, locale = PHONE.locale): Promise<Paint> {
  const paints: Paint[] = [];
  for (let time = 0; time < PAINTS; time += 1) {
    const context = await browser.newContext({ ...PHONE, locale });
    paints.push(await paintOf(await slowPage(context), url));
    await context.close();
  }
  return {
    largest: median(paints.map((one) => one.largest)) / 1000,
    shift: Math.max(...paints.map((one) => one.shift)),
  };
}

/** The loaded bytes and the first paints of first visits, in a real browser. */
export async function measureBrowser({ stack }: Product): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox'] });
  try {
    const signInUrl = `${stack.origin('employer')}/login`;
    const signIn = sum(await load(browser, signInUrl), 'script');
    const floor = await measureFloor();
    const landing = async (name: string, path: string): Promise<Figure[]> => {
      const url = stack.origin() + path;
      const loaded = await load(browser, url);
      const { largest, shift } = await paint(browser, url);
      return [
        figure(`${name}: script`, sum(loaded, 'script'), promises.landingScript),
        figure(`${name}: everything`, sum(loaded), promises.landingWeight),
        figure(`${name}: largest paint`, largest, promises.landingPaint, SLOW_PROFILE),
        figure(`${name}: layout shift`, shift, promises.layoutShift),
      ];
    };
    const publicSite = [...(await landing('landing', '/')), ...(await landing('welcome page', '/welcome'))];
    const signInPaint = await paint(browser, signInUrl);
    const entryUrl = `${stack.origin('worker')}/worker`;
    const entryPaint = await paint(browser, entryUrl);
    const kiswahiliPaint = await paint(browser, entryUrl, 'sw-KE');
    return [
      figure('sign-in page: script, brotli', signIn, promises.firstScript),
      shareOfFloor(
        'sign-in page: script vs floor',
        signIn / floor,
        promises.firstScriptShare,
        `floor ${floor.toFixed(1)} KB`,
      ),
      ...publicSite,
      figure('sign-in page: largest paint', signInPaint.largest, promises.appPaint, SLOW_PROFILE),
      figure("worker's entry: largest paint", entryPaint.largest, promises.appPaint, SLOW_PROFILE),
      figure(
        "worker's entry in Kiswahili: largest paint",
        kiswahiliPaint.largest,
        promises.appPaint,
        SLOW_PROFILE,
      ),
      figure('sign-in page: layout shift', signInPaint.shift, promises.layoutShift),
      figure(
        "worker's entry: layout shift",
        Math.max(entryPaint.shift, kiswahiliPaint.shift),
        promises.layoutShift,
      ),
    ];
  } finally {
    await browser.close();
  }
}
