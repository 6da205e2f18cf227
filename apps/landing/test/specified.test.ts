import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { english as workerProfile } from '../src/pages/worker-profile/english.ts';
import { addressIn, languages } from '../src/site/languages.ts';
import { sentPages } from './filled-pages.ts';
import { parsed } from './parsed.ts';

/** A page in English without any optional setting of the deployment. */
function pageAt(path: string): HtmlElement {
  const found = sentPages.find(
    ({ address, page, name }) =>
      address === path && page.unlisted !== true && name.endsWith('as little as may be'),
  );
  if (found === undefined) throw new Error(`There is no page at ${path}`);
  return parsed(found.html);
}

const textOf = (element: HtmlElement | null) =>
  element === null ? '' : element.textContent.replaceAll(/\s+/g, ' ').trim();
const textsOf = (root: HtmlElement | null, selector: string) =>
  root?.querySelectorAll(selector).map((element) => textOf(element)) ?? [];
const linksOf = (root: HtmlElement | null) =>
  root?.querySelectorAll('a').map((link) => [textOf(link), link.getAttributeValue('href')] as const) ?? [];

describe('the first page', () => {
  const page = pageAt('/');

  // spec: public/steps, public/hero-hours
  it('tells in four steps how it goes: a request, consent by SMS, the team verifies, the report', () => {
    const steps = textsOf(page.querySelector('#how-it-works'), 'ol li');
    expect(steps).toHaveLength(4);
    expect(steps[0]).toMatch(/Submit a request/);
    expect(steps[1]).toMatch(/The worker consents.*SMS/);
    expect(steps[2]).toMatch(/Our team verifies/);
    expect(steps[3]).toMatch(/report.*24-48 hours/i);
  });

  // spec: public/hero-hours
  it('says in its first view that a report can be there in 24 hours', () => {
    expect(textOf(page.querySelector('main'))).toMatch(/in as little as 24 hours/);
  });
});

describe('the welcome page', () => {
  const main = pageAt('/welcome').querySelector('main');

  // spec: public/welcome-title
  it('is titled Protect Your Family', () => {
    expect(textsOf(main, 'h1')).toEqual(['Protect Your Family']);
  });

  // spec: public/welcome-list
  it('lists what is checked, in this order', () => {
    const list = main?.querySelector('h2 + ul') ?? null;
    expect(textsOf(list, 'li')).toHaveLength(5);
    expect(textsOf(list, 'li p:first-child')).toEqual([
      'Identity Verification',
      'Criminal Background Checks',
      'Reference Verification',
      'Social Media Check',
      'Misconduct Registry Check',
    ]);
  });

  it('says first what a household gets', () => {
    expect(textsOf(main?.querySelector('ul') ?? null, 'li')).toEqual([
      'A report: every finding with its source',
      'A trust score that shows how it is made up',
      'All your money back if she says no',
    ]);
  });

  // spec: public/welcome-days
  it('says that checks take 2-3 days', () => {
    expect(textOf(main)).toContain('Checks take 2-3 days');
  });

  it('says in a line of its own what each of them is', () => {
    const lines = textsOf(main?.querySelector('h2 + ul') ?? null, 'li p:last-child');
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).toMatch(/^\p{Lu}[^.]{10,}$/u);
  });

  it('makes no headings of what there is none of yet', () => {
    expect(textsOf(main, 'h2')).toEqual(['What is checked', 'About', 'Contact', 'Help']);
    expect(textsOf(main, '#careers, #blog')).toEqual([
      'Careers: no open positions at the moment.',
      'Blog: nothing published yet.',
    ]);
  });

  // spec: public/welcome-buttons
  it('leads to signing up and to signing in', () => {
    expect(linksOf(main)).toContainEqual(['Get Started', '/signup']);
    expect(linksOf(main)).toContainEqual(['I have an account', '/login']);
  });
});

it.each([
  ['en', 'Get Started'],
  ['sw', 'Anza'],
] as const)('the header of every page in %s leads to signing up', (language, start) => {
  for (const { html, name } of sentPages.filter((sent) => sent.language === language))
    expect(linksOf(parsed(html).querySelector('header')), name).toContainEqual([start, '/signup']);
});

describe.each(languages)('the footer in %s', (language) => {
  const welcome = addressIn(language, '/welcome');

  // spec: public/footer-links
  it('leads to the welcome page, but for privacy and terms, which have pages of their own', () => {
    for (const { html } of sentPages.filter((sent) => sent.language === language)) {
      const addresses = linksOf(parsed(html).querySelector('footer')).map(
        ([, href]) => (href ?? '').split('#', 1)[0],
      );
      expect(addresses.slice(0, 7)).toEqual([
        ...Array.from({ length: 5 }, () => welcome),
        addressIn(language, '/privacy'),
        addressIn(language, '/terms'),
      ]);
    }
  });
});

// spec: public/footer-links
it('calls the links of the footer by their names', () => {
  expect(textsOf(pageAt('/').querySelector('footer'), 'a').slice(0, 7)).toEqual([
    'About',
    'Contact',
    'Careers',
    'Blog',
    'Help',
    'Privacy',
    'Terms',
  ]);
});

it.each(languages)('leads from the foot of every page in %s to the check of a report', (language) => {
  for (const { html } of sentPages.filter((sent) => sent.language === language)) {
    const addresses = linksOf(parsed(html).querySelector('footer')).map(([, href]) => href);
    expect(addresses[7]).toBe(addressIn(language, '/r'));
  }
});

describe('a worker’s page', () => {
  it('names everything that a sign-up asks for', () => {
    expect(workerProfile.hire.text('Asha')).toContain(
      'your name, phone number and location, and a code by SMS',
    );
  });
});
