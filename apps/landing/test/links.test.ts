import { describe, expect, it } from 'vitest';
import { sentPages } from './filled-pages.ts';
import { parsed } from './parsed.ts';

/** Paths that the server redirects or answers itself. `tooling/e2e/journeys/public/links.e2e.ts` checks the redirects. */
const elsewhere = /^\/(login|signup|safehire|verifications|worker(\/.*)?)$/;
const outside = /^(https:\/\/|mailto:|tel:)/;

const idsOf = (html: string): ReadonlySet<string | null> =>
  new Set(
    parsed(html)
      .querySelectorAll('[id]')
      .map((element) => element.getAttributeValue('id')),
  );

/** The anchors of each page that a link can lead to. */
const parts = new Map(
  sentPages
    .filter(({ page }) => page.unlisted !== true)
    .map(({ address, html }) => [address, idsOf(html)] as const),
);

/** Whether a link on a page with those anchors leads to something. */
function leadsSomewhere(href: string, here: ReadonlySet<string | null>): boolean {
  if (outside.test(href)) return true;
  const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
  if (elsewhere.test(path)) return true;
  const there = path === '' ? here : parts.get(path);
  return there !== undefined && (anchor === undefined || there.has(anchor));
}

it('knows a dead link', () => {
  const here = new Set(['main']);
  for (const href of ['/', '/#pricing', '#main', '/login', '/safehire?screen=report', 'https://example.com/'])
    expect(leadsSomewhere(href, here), href).toBe(true);
  for (const href of [
    '/no-such-page',
    '/#no-such-part',
    '#no-such-part',
    '/loginn?from=home',
    'http://example.com/',
  ])
    expect(leadsSomewhere(href, here), href).toBe(false);
});

describe.each(sentPages)('$name', ({ html }) => {
  it('has no link that leads nowhere', () => {
    const here = idsOf(html);
    const links = parsed(html)
      .querySelectorAll('a')
      .map((link) => link.getAttributeValue('href') ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !leadsSomewhere(href, here))).toEqual([]);
  });
});
