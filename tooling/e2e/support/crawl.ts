import type { Page } from 'playwright/test';

/** A page as a visitor finds it. */
interface Found {
  readonly status: number;
  readonly title: string;
  readonly heading: string;
  /** Absolute addresses of all its links. */
  readonly links: readonly string[];
  /** Its style sheets, icons and images. */
  readonly files: readonly string[];
  readonly ids: readonly string[];
  /** Whether an app reports an unknown screen there. */
  readonly isUnknown: boolean;
}

/** Reads the pages of one site. */
type Reader = (address: string) => Promise<Found>;

/** Reads a page in a browser after its heading appeared: an app draws the heading last. */
export const readerOf =
  (page: Page): Reader =>
  async (address) => {
    const response = await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const seen = await page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const addresses = (selector: string, attribute: string) =>
        all(selector).map((element) => new URL(element.getAttribute(attribute) ?? '', document.baseURI).href);
      return {
        title: document.title,
        heading: document.querySelector('h1')?.textContent ?? '',
        links: addresses('a[href]', 'href'),
        files: [
          ...addresses(
            'link[rel~="icon"], link[rel="stylesheet"], link[rel="manifest"], link[rel="apple-touch-icon"]',
            'href',
          ),
          ...addresses('img[src]', 'src'),
          ...addresses('meta[property="og:image"]', 'content'),
        ],
        ids: all('[id]').map(({ id }) => id),
        isUnknown: document.body.textContent.includes('404 Not Found'),
      };
    });
    return { status: response?.status() ?? 0, ...seen };
  };

interface Dead {
  readonly link: string;
  readonly on: string;
  readonly why: string;
}

interface Crawled {
  readonly pages: ReadonlyMap<string, Found>;
  readonly outside: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  readonly dead: readonly Dead[];
}

const withoutAnchor = (address: string) => address.split('#', 1)[0] ?? address;

/**
 * Follows every link from the first pages on. `readerFor` selects the reader of an address, and returns none for a
 * foreign site.
 */
export async function crawl(
  first: readonly string[],
  readerFor: (address: URL) => Reader | undefined,
): Promise<Crawled> {
  const pages = new Map<string, Found>();
  const outside = new Set<string>();
  const files = new Set<string>();
  const dead: Dead[] = [];
  const anchors: { readonly link: string; readonly on: string }[] = [];
  const waiting = first.map((link) => ({ link, on: 'the start' }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { link, on } = next;
    const address = withoutAnchor(link);
    const reader = readerFor(new URL(link));
    if (reader === undefined) {
      outside.add(link);
      continue;
    }
    if (link.includes('#')) anchors.push({ link, on });
    if (pages.has(address)) continue;
    const found = await reader(address);
    pages.set(address, found);
    if (found.status !== 200) dead.push({ link, on, why: `answers ${found.status}` });
    else if (found.isUnknown) dead.push({ link, on, why: 'is no screen' });
    for (const file of found.files) files.add(file);
    waiting.push(...found.links.map((each) => ({ link: each, on: address })));
  }
  for (const { link, on } of anchors) {
    const anchor = decodeURIComponent(new URL(link).hash.slice(1));
    if (anchor !== '' && pages.get(withoutAnchor(link))?.ids.includes(anchor) !== true)
      dead.push({ link, on, why: 'has no such part' });
  }
  return { pages, outside, files, dead };
}
