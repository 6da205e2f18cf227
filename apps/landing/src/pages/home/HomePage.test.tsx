import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demonstrationScreenNamed } from '@repo/domain/demonstration';
import { formatKes } from '@repo/domain/money';
import { FillingProvider, filledWith, type Blank } from '../../site/filling.tsx';
import { addressIn, languages, workerApp, type Language } from '../../site/languages.ts';
import { operatorWords } from '../../site/operator-words.ts';
import { promises } from './Checked.tsx';
import { HomePage } from './HomePage.tsx';
import { listed, sold } from './prices.ts';
import { sampleScore, sampleTier } from './sample-report.ts';
import { wordsOf } from './words.ts';

const pageIn = (language: Language, values: Readonly<Partial<Record<Blank, string>>> = {}): string =>
  renderToStaticMarkup(
    <FillingProvider value={filledWith(values)}>
      <HomePage language={language} />
    </FillingProvider>,
  );

const pricesOn = (page: string): string[] =>
  [...page.matchAll(/<p class="[^"]*">(KES [\d,]+)<\/p>/g)].map(([, price = '']) => price);

const english = pageIn('en');

/** The missing texts, so that the report of a test does not contain a whole page. */
const missingOn = (page: string, texts: readonly string[]): string[] =>
  texts.filter((text) => !page.includes(text));

describe.each(languages)('the first page in %s', (language) => {
  const page = pageIn(language);

  // spec: public/packages, public/packages-delivery, public/packages-contents, public/packages-popular
  it('lists the packages of the specification at their prices, contents and times', () => {
    expect(pricesOn(page)).toEqual(listed.map(({ priceCents }) => formatKes(priceCents)));
    const texts = wordsOf[language].pricing.listed.flatMap(({ delivery, contents }) => [
      delivery,
      ...contents,
    ]);
    expect(missingOn(page, texts)).toEqual([]);
    expect(page.split(wordsOf[language].pricing.mostPopular)).toHaveLength(2);
  });

  it('leads from its sample to the report of the demonstration itself, and to where a report’s code is checked', () => {
    const { link, checkLink } = wordsOf[language].sample;
    const [, screen = ''] =
      new RegExp(`href="/safehire\\?screen=(\\w+)"[^>]*><span[^>]*>${link}<`).exec(page) ?? [];
    expect(demonstrationScreenNamed(screen)).toBe('report');
    expect(page).toMatch(new RegExp(`href="${addressIn(language, '/r')}"[^>]*><span[^>]*>${checkLink}<`));
  });

  it('lists what is sold instead where a deployment says so', () => {
    const prices = pricesOn(pageIn(language, { sold_prices: 'listed' }));
    expect(prices).toEqual(sold.map(({ priceCents }) => formatKes(priceCents)));
  });

  it('has as many words for each package as the package has contents', () => {
    const { pricing } = wordsOf[language];
    const counts = (packages: readonly { readonly contents: readonly string[] }[]) =>
      packages.map(({ contents }) => contents.length);
    expect(counts(pricing.listed)).toEqual(counts(listed));
    expect(counts(pricing.sold)).toEqual(counts(sold));
  });

  // spec: public/claims
  it('claims no number of families and reviews unless it is set', () => {
    expect(page).not.toMatch(/\d\+/);
    const claiming = pageIn(language, { claimed_families: '1,200', claimed_reviews: '5,300' });
    const { families, reviews } = wordsOf[language].assurances;
    expect(missingOn(claiming, [families.title('1,200'), reviews.title('5,300')])).toEqual([]);
    const claimingOne = pageIn(language, { claimed_reviews: '5,300' });
    expect(missingOn(claimingOne, [families.text, reviews.text])).toEqual([families.text]);
  });

  it('says who runs it where that is set up, and nothing of it where it is not', () => {
    const name = 'Mfano Household Checks, Nairobi';
    const said = operatorWords[language].runBy(name);
    expect(missingOn(pageIn(language, { operator: name }), [said])).toEqual([]);
    expect(missingOn(page, [operatorWords[language].nameless])).toHaveLength(1);
  });

  // spec: public/promises
  it('makes every promise of the specification', () => {
    const titles = promises.map((promise) => wordsOf[language].checked[promise].title);
    expect(missingOn(page, titles)).toEqual([]);
  });

  // spec: public/sections
  it('has the sections that its links lead to, and no link that leads nowhere on it', () => {
    const sections = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(sections).toEqual(
      expect.arrayContaining(['how-it-works', 'pricing', 'for-workers', 'about', 'sample-report']),
    );
    const parts = page.matchAll(new RegExp(`href="(?:${addressIn(language, '/')})?#([^"]+)"`, 'g'));
    const wanted = new Set([...parts].map(([, id]) => id));
    expect([...wanted].filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
    expect(wanted).toContain('pricing');
  });

  // spec: public/buttons
  it('leads to signing up and in, to the worker’s site and to the demonstration', () => {
    const links = ['/signup', '/login', workerApp(language), '/safehire'].map(
      (address) => `href="${address}"`,
    );
    expect(missingOn(page, links)).toEqual([]);
  });

  it('never shows the sample without its tag', () => {
    const { name } = wordsOf[language].sample;
    const tag = language === 'sw' ? 'Data ya mfano' : 'Sample data';
    const [before = '', between = ''] = page.split(name);
    expect(page.split(name)).toHaveLength(3);
    expect([before, between].map((part) => part.includes(tag))).toEqual([true, true]);
  });
});

// spec: public/promises, public/promises-hours, public/promises-payment, public/promises-consent
it('promises what the specification promises', () => {
  const promised = [
    'National ID',
    'Criminal record',
    'Reference checks',
    'Address',
    'Employment history',
    'Community reviews',
    'Misconduct registry',
    'Trust score',
    '24-48 hours',
    'M-PESA or card',
    'Without her yes, nothing is checked',
  ];
  expect(missingOn(english, promised)).toEqual([]);
});

it('says what police clearance costs and takes, before anybody pays', () => {
  expect(missingOn(english, ['costs KES 1,050 on eCitizen and takes 1 to 4 weeks'])).toEqual([]);
});

it('states the hours that a deployment chose', () => {
  const page = pageIn('en', { hero_hours: '48-72', steps_hours: '48-72' });
  expect(missingOn(page, ['in as little as 48-72 hours', '24-48 hours'])).toEqual(['24-48 hours']);
});

it('scores the sample as the rules would', () => {
  expect(sampleScore.total).toBe(sampleScore.breakdown.reduce((sum, { points }) => sum + points, 0));
  expect(sampleScore.total).toBe(65);
  expect(sampleTier).toBe('Gold');
});
