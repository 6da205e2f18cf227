import { getNanny } from '@repo/api-client/contract/nannies';
import type { Misconduct } from '@repo/api-client/queries/misconduct';
import { refuses } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { facts, here, openScreen, press } from '../../../stories/in-test.tsx';
import {
  clearRegistry,
  lockedRegistry,
  registry,
  twoRecords,
  uncheckedRegistry,
  unverifiedRegistry,
  endedRegistry,
  waitingRegistry,
} from '../../../stories/misconduct.ts';
import { achieng, longestName } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import MisconductRegistryPage from './MisconductRegistryPage.tsx';

async function open(told: Misconduct, whom = achieng) {
  openScreen(MisconductRegistryPage, paths.misconductRegistry, {
    state: { workerId: whom.id },
    recorded: [registry(told)],
  });
  return screen.findByRole('heading', { level: 2, name: whom.name ?? '' });
}

/** The upheld records, from top to bottom. */
const records = () =>
  categories
    .flatMap((name) => screen.queryAllByRole('region', { name }))
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
const regions = [
  'Nairobi and Central',
  'Coast, Eastern and North Eastern',
  'Rift Valley, Nyanza and Western',
];
const categories = [
  'Theft or misappropriation',
  'Physical or verbal abuse',
  'Negligence in childcare',
  'Breach of confidentiality',
  'Substance abuse at work',
  'Abandonment of duties',
];

// spec: misconduct/banner, misconduct/date, misconduct/status-shown, misconduct/records
it('says that nothing is on record, and when it was looked up', async () => {
  await open(clearRegistry);
  expect(screen.getByText('No Records Found').closest('[role=status]')).toBeTruthy();
  expect(facts()).toMatchObject({
    'Check Date': 'Nov 20, 2026',
    'Registry Status': 'Clear',
    'Records Found': '0',
  });
});

// spec: misconduct/regional, misconduct/categories-shown
it('has three regional checks and six categories, all clear where nothing is on record', async () => {
  await open(clearRegistry);
  expect(Object.keys(facts())).toEqual(['Check Date', 'Registry Status', 'Records Found']);
  const search = screen.getByRole('region', { name: 'Registry Check' });
  expect(search.closest('details')).toBeNull();
  const read = (name: string) => {
    const title = within(search).getByRole('heading', { name });
    expect(title.nextElementSibling?.textContent).toBe('All clear');
    const list = title.parentElement?.nextElementSibling;
    return [...(list?.children ?? [])].map(({ textContent }) => textContent);
  };
  expect(read('Regional Registry Checks')).toEqual(regions);
  expect(read('Misconduct Categories')).toEqual(categories);
});

it('folds nine places that are clear on a phone', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  await open(clearRegistry);
  const places = screen.getByText('Nairobi and Central').closest('details');
  expect(places?.open).toBe(false);
  expect(places?.querySelector('summary')?.textContent).toBe('3 regions, 6 categories: all clear');
});

// spec: misconduct/status-shown
it('shows the records themselves, before the places where they are', async () => {
  await open(twoRecords);
  expect(screen.queryByText('No Records Found')).toBeNull();
  expect(facts()).toMatchObject({
    'Registry Status': 'Records found',
    'Records Found': '2',
    'Nairobi and Central': '1 record',
    'Coast, Eastern and North Eastern': 'Clear',
    'Rift Valley, Nyanza and Western': '1 record',
    'Abandonment of duties': '1 record',
    'Breach of confidentiality': '1 record',
    'Theft or misappropriation': 'Clear',
  });
  expect(screen.getByText('Records Found', { selector: 'dt' }).closest('details')?.open).toBe(false);
  // A finding is no failure of ours: it interrupts nobody.
  expect(screen.getByText('Records Found', { selector: 'p' }).closest('[role=alert]')).toBeNull();
  expect(screen.getByText('2 records, upheld after we asked for the worker’s side.')).toBeTruthy();
  expect(screen.getByText('Rift Valley, Nyanza and Western').closest('details')?.open).toBe(false);
  const [newest, older] = records();
  expect(newest?.textContent).toMatch(
    /^Abandonment of dutiesUpheld Oct 14, 2026 · Nairobi and CentralShe left/,
  );
  expect(older?.textContent).toMatch(/^Breach of confidentialityUpheld Aug 2, 2026 · Rift Valley/);
  const places = screen.getByRole('heading', { name: 'Regional Registry Checks' });
  expect(older?.compareDocumentPosition(places)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('leads from records to the worker', async () => {
  await open(twoRecords);
  await press('link', 'Ask the Worker');
  expect(here()).toMatchObject({ pathname: '/worker-profile', state: { workerId: achieng.id } });
});

it('has no list of records where none is', async () => {
  await open(clearRegistry);
  expect(screen.queryByRole('heading', { name: 'Upheld Records' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ask the Worker' })).toBeNull();
  expect(records()).toEqual([]);
});

it.each([
  ['before anybody has looked', uncheckedRegistry, 'Not checked yet', 'Not checked yet'],
  ['when it could not be found out', unverifiedRegistry, 'Unable to verify', 'Not known yet'],
] as const)('calls nothing clear %s', async (_, told, part, count) => {
  await open(told);
  expect(screen.queryByText('Clear')).toBeNull();
  expect(screen.queryByText('No Records Found')).toBeNull();
  expect(facts()).toMatchObject({ 'Records Found': count, 'Coast, Eastern and North Eastern': part });
});

it('shows nothing without a package, and offers one', async () => {
  await open(lockedRegistry, longestName);
  expect(screen.getByRole('heading', { name: 'Registry Records (locked)' })).toBeTruthy();
  expect(facts()).toEqual({});
  await press('link', 'Get Lite');
  expect(here()).toMatchObject({
    pathname: '/package',
    search: `?upgrade=true&from=none&to=lite&worker=${longestName.id}`,
  });
});

it('waits for a worker who has not agreed to the check', async () => {
  await open(waitingRegistry);
  expect(screen.getByText(/once the worker agrees/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Report' })).toBeTruthy();
  expect(facts()).toEqual({});
});

describe('after the end of the report', () => {
  it.each([
    ['withdrawn', 'The worker withdrew consent on Nov 12, 2026', false],
    ['expired', 'Your report ended on Nov 12, 2026', true],
  ] as const)(
    'tells nothing of now, names the end, and leads to the report: %s',
    async (reason, title, counts) => {
      await open(endedRegistry(reason));
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.queryByText(/counts for 90 days/) !== null).toBe(counts);
      expect(screen.queryByText(/once the worker agrees/)).toBeNull();
      expect(facts()).toEqual({});
      await press('link', 'View Report');
      expect(here()).toMatchObject({
        pathname: '/verification-report',
        state: { workerId: endedRegistry(reason).nanny_id },
      });
    },
  );

  it('names the end also where the worker is hidden, and leads to the report', async () => {
    openScreen(MisconductRegistryPage, paths.misconductRegistry, {
      state: { workerId: achieng.id },
      recorded: [refuses(getNanny, 404, 'Worker not found'), registry(endedRegistry('withdrawn'))],
    });
    expect(await screen.findByText('The worker withdrew consent on Nov 12, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Report' })).toBeTruthy();
    expect(screen.queryByText('Worker Not Found')).toBeNull();
  });
});

it('says in plain words that it was opened without a worker', async () => {
  openScreen(MisconductRegistryPage, paths.misconductRegistry, {});
  expect(await screen.findByText(/opened without a worker/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Workers' })).toBeTruthy();
});

// spec: misconduct/back
it('leads back to the worker profile', async () => {
  await open(clearRegistry);
  await press('link', 'Back to worker profile');
  expect(here()).toMatchObject({ pathname: '/worker-profile', state: { workerId: achieng.id } });
});

it('leads to the way to report an incident', async () => {
  await open(clearRegistry);
  const report = screen.getByRole('link', { name: 'Report an Incident' });
  expect(report.getAttribute('href')).toBe('/worker-alert#report');
  await press('link', 'Report an Incident');
  expect(here()).toMatchObject({ pathname: '/worker-alert', state: { workerId: achieng.id } });
});
