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
])('tells in the chosen card what a new certificate for a %s takes', (name, id) => {
  show(id);
  const told = screen.getByText(/it takes 1 to 4 weeks and costs KES 1,050, paid by the worker\./);
  expect(told.parentElement?.textContent).toContain(name);
});

it.each([
  ['a Lite Check is chosen', 16],
  ['nothing is chosen', null],
])('says nothing of certificates when %s', (_, id) => {
  show(id);
  expect(screen.queryByText(/certificate/)).toBeNull();
});

it.each([
  [16, 'Lite Check', 'Identity, references, misconduct registry.', '2-3 business days.'],
  [17, 'Standard Check', 'Lite + police clearance, social media.', '2-3 business days.'],
  [18, 'Premium Check', 'Standard + health, work history, full references.', '2-3 business days.'],
  [19, 'Urgent Verification', 'Standard, taken up first. Same day.', ''],
])('says in a form what package %i checks, and how long it takes when chosen', (id, name, line, time) => {
  const row = () => screen.getByRole('radio', { name }).parentElement?.textContent ?? '';
  show(null);
  expect(row().endsWith(line)).toBe(true);
  cleanup();
  show(id);
  expect(row()).toContain(`${line} ${time}`.trim());
});

it('says of a level of a newer service what it is', () => {
  const newer = packages
    .slice(0, 1)
    .map((each) => ({ ...each, level: 'platinum', description: 'All there is.' }));
  render(<PackageCards legend="Package" packages={newer} value={null} onChange={() => {}} />);
  expect(screen.getByText('All there is.')).toBeTruthy();
});

it('names side by side what each holds, and what it lacks beside the deepest', () => {
  render(<PackageCards legend="Package" packages={packages} value={17} onChange={() => {}} withFeatures />);
  const linesOf = (name: string) => {
    const card = screen.getByRole('radio', { name }).parentElement;
    return [...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  };
  expect(linesOf('Lite Check')).toEqual([
    'ID verification',
    'Misconduct registry',
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
