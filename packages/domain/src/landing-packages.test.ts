import { expect, it } from 'vitest';
import { landingPackages } from './landing-packages.ts';

// spec: public/packages, public/packages-delivery, public/packages-popular
it.each([
  { name: 'Basic', priceCents: 80_000, delivery: '48 hours', mostPopular: false },
  { name: 'Standard', priceCents: 150_000, delivery: '24 hours', mostPopular: true },
  { name: 'Premium', priceCents: 250_000, delivery: 'Same day', mostPopular: false },
])('the landing page lists $name as the specification does', (expected) => {
  expect(landingPackages.find(({ name }) => name === expected.name)).toMatchObject(expected);
});

// spec: public/packages-contents
it('lists what each landing package holds', () => {
  expect(landingPackages.map(({ contents }) => contents)).toEqual([
    ['Identity', 'Criminal check', '1 reference', 'Basic report'],
    ['Everything in Basic', 'Employment history', '3 references', 'Address check', 'Detailed report'],
    ['Everything in Standard', 'Priority processing', '5 references', 'Risk assessment', 'Phone support'],
  ]);
});
