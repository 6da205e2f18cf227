import { defaultQuirks } from '@repo/domain/quirks';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { installationFacts, type SaidOnPages } from './installation-facts.ts';

const config: SaidOnPages = readConfig({
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  DATA_KEY: 'a1'.repeat(32),
  AUDIT_KEY: 'c3'.repeat(32),
  PAYSTACK_SECRET_KEY: 'key',
  AT_USERNAME: 'name',
  AT_API_KEY: 'key',
  AT_SHORTCODE: '20880',
  SMILE_PARTNER_ID: '42',
  SMILE_API_KEY: 'key',
  PUBLIC_ORIGIN: 'https://amini.example',
});

test('an installation that was told nothing claims nothing, and names nobody', () => {
  expect(installationFacts(config)).toMatchObject({
    origin: 'https://amini.example',
    claimed_families: null,
    claimed_reviews: null,
    sold_prices: null,
    operator: null,
    contact_email: null,
    support_chat: null,
    hero_hours: '24',
    steps_hours: '24-48',
    welcome_hours: null,
  });
});

test('what it claims is written as numbers are in Kenya', () => {
  expect(installationFacts({ ...config, claims: { families: 1000, reviews: 5 } })).toMatchObject({
    claimed_families: '1,000',
    claimed_reviews: '5',
  });
});

test('what it turned over of the preserved inconsistencies is said everywhere', () => {
  const quirks = { ...defaultQuirks, landingPrices: 'expected', deliveryTexts: 'expected' } as const;
  expect(installationFacts({ ...config, quirks })).toMatchObject({
    sold_prices: 'listed',
    hero_hours: '48-72',
    steps_hours: '48-72',
    welcome_hours: '48-72',
  });
});
