import { crawl, readerOf } from '../../support/crawl.ts';
import { expect, test } from '../../support/journey.ts';
import { listedPages } from '../../support/sitemap.ts';

/** Addresses that a user types or gets by SMS or from a payment. No page links to them. */
const typed = {
  employer: [
    '/login',
    '/signup',
    '/verify',
    '/safehire',
    '/verifications',
    '/verifications-list',
    '/post-payment-success',
  ],
  worker: ['/worker', '/worker/auth', '/worker/login', '/worker/otp', '/worker/onboarding'],
} as const;

// An app calls its service, which refuses a visitor without a session. Chromium reports the refusal.
test.use({ expectedComplaints: [/status of 4\d\d/] });

/** Paths without a page, or with a page hidden from visitors. Their answers also have working links. */
const nothing = ['/no-such-page', '/sw/no-such-page', '/w/nobody-at-all', '/r/AAAA-AAAA-AAAA'];

// spec: public/buttons
test('every link of every open page leads somewhere, on all sites, and the public one needs no JavaScript for it', async ({
  browser,
  page,
  stack,
}, testInfo) => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  const withoutScripts = readerOf(await still.newPage());
  const withScripts = readerOf(page);
  const sites = new Set([stack.origin(), stack.origin('employer'), stack.origin('worker')]);
  const { host } = new URL(stack.origin());

  const listed = await listedPages(still.request, stack.origin());
  expect(listed).toContain(`${stack.origin()}/`);
  const first = [
    ...['/', '/sw/'].map((path) => stack.origin() + path),
    ...listed,
    ...(['employer', 'worker'] as const).flatMap((site) =>
      typed[site].map((path) => stack.origin(site) + path),
    ),
  ];
  const { pages, outside, files, dead } = await crawl(first, (address) => {
    if (!sites.has(address.origin)) return undefined;
    // The sign-in and the sample belong to an app, to which the public site redirects.
    return address.host === host &&
      !/^\/(login|signup|safehire|verifications|worker)\b/.test(address.pathname)
      ? withoutScripts
      : withScripts;
  });

  expect(dead).toEqual([]);
  await testInfo.attach('links to other sites', { body: [...outside].toSorted().join('\n') });
  expect([...outside].filter((address) => !/^(https:\/\/|mailto:|tel:)/.test(address))).toEqual([]);
  // An app's browser fetches the app's own files, and reports a missing one.
  for (const file of [...files].filter((each) => new URL(each).host === host))
    expect((await still.request.get(file)).status(), file).toBe(200);

  for (const path of nothing) {
    const { status, links } = await withoutScripts(stack.origin() + path);
    expect(status, path).toBe(404);
    expect(links.length, path).toBeGreaterThan(0);
    const ours = links
      .map((link) => link.split('#', 1)[0] ?? '')
      .filter((link) => sites.has(new URL(link).origin));
    expect(
      ours.filter((link) => !pages.has(link) && link !== stack.origin() + path),
      path,
    ).toEqual([]);
  }

  const own = [...pages].filter(([address]) => new URL(address).host === host);
  for (const [address, { title, heading }] of own) {
    expect(title, address).not.toBe('');
    expect(heading, address).not.toBe('');
  }
  for (const path of ['/welcome', '/privacy', '/terms', '/r'])
    for (const language of ['', '/sw'])
      expect([...pages.keys()], 'pages that are linked to').toContain(stack.origin() + language + path);
  for (const site of ['employer', 'worker'] as const)
    expect([...pages.keys()].some((address) => address.startsWith(stack.origin(site)))).toBe(true);
  await still.close();
});
