import type { Package } from '@repo/api-client/normalise/package';
import { packageDefinitions } from '@repo/domain/packages';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PackageCards } from './PackageCards.tsx';

const packages: readonly Package[] = packageDefinitions;
afterEach(cleanup);

const show = (value: number | null) =>
  render(<PackageCards legend="Package" packages={packages} value={value} onChange={() => {}} />);

it.each([
  ['Standard Check', 17],
  ['Premium Check', 18],
  ['Urgent Verification', 19],
])('tells before the payment what the certificate for a %s takes', (_, id) => {
  show(id);
  expect(screen.getByText(/KES 1,050 on eCitizen and takes 1 to 4 weeks/)).toBeTruthy();
});

it.each([
  ['a Lite Check is chosen', 16],
  ['nothing is chosen', null],
])('says nothing of certificates when %s', (_, id) => {
  show(id);
  expect(screen.queryByText(/eCitizen/)).toBeNull();
});

it('names side by side what each holds, and what it lacks beside the deepest', () => {
  render(<PackageCards legend="Package" packages={packages} value={17} onChange={() => {}} withFeatures />);
  const linesOf = (name: string) => {
    const card = screen.getByRole('radio', { name }).parentElement;
    return [...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  };
  expect(linesOf('Lite Check')).toEqual([
    'ID verification',
    'Basic trust score',
    '1 reference check',
    ...[
      'Police clearance',
      'Social screening',
      'Enhanced trust score',
      'Complete reference details',
      'Health check',
      'Deep check access',
      'Comprehensive trust score',
    ].map((feature) => `Not included: ${feature}`),
  ]);
  const absent = (name: string) => linesOf(name).filter((line) => line.startsWith('Not included'));
  expect(absent('Premium Check')).toEqual([]);
  expect(absent('Urgent Verification')).toEqual([]);
});

it('says in one line what a lesser package holds too, for a phone', () => {
  render(<PackageCards legend="Package" packages={packages} value={17} onChange={() => {}} withFeatures />);
  const first = (name: string) => screen.getByRole('radio', { name }).parentElement?.querySelector('li');
  expect(first('Lite Check')?.textContent).toBe('ID verification');
  expect(first('Standard Check')?.textContent).toBe('Everything in Lite Check');
  expect(first('Premium Check')?.textContent).toBe('Everything in Standard Check');
  expect(first('Urgent Verification')?.textContent).toBe('Everything in Standard Check');
});
