import { getMisconduct, reportIncident } from '@repo/api-client/contract/misconduct';
import { breaks, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { DISPUTED } from '@repo/domain/dispute';
import { misconductLabels } from '@repo/domain/misconduct';
import { english } from '@repo/domain/refusals/english';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import {
  clearRegistry,
  disputedRecord,
  lockedRegistry,
  registry,
  takesIncident,
  twoRecords,
  uncheckedRegistry,
} from '../../../stories/misconduct.ts';
import { achieng } from '../../../stories/people.ts';
import { leavePage } from '../../../stories/reload.ts';
import { paths } from '../../paths.ts';
import WorkerAlertPage from './WorkerAlertPage.tsx';

const open = (
  recorded: readonly Recording[],
  state: unknown = { workerId: achieng.id },
  before?: () => void,
) =>
  openScreen(WorkerAlertPage, paths.workerAlert, {
    state,
    recorded,
    ...(before === undefined ? {} : { before }),
  });

const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
async function send() {
  await fill(/^What happened/, 'theft');
  await fill(/^Where it happened/, 'coast_east');
  await fill(/^Description/, ' A ring is gone. ');
  await press('button', 'Report Incident');
}

// spec: routes/worker-alert
it('shows what was upheld: what, where, when, and the words of the team', async () => {
  open([registry(twoRecords)]);
  const record = await screen.findByRole('region', { name: 'Breach of confidentiality' });
  expect(record.textContent).toBe(
    'Breach of confidentialityUpheld Aug 2, 2026 · Rift Valley, Nyanza and WesternPhotos of the family’s home were sent on.\nThe messages were seen by our team.',
  );
  expect(screen.getByRole('region', { name: 'Abandonment of duties' })).toBeTruthy();
});

it('says above the records how many they are', async () => {
  open([registry(twoRecords)]);
  const record = await screen.findByRole('region', { name: 'Abandonment of duties' });
  const banner = screen.getByText(/^2 records, upheld/);
  expect(banner.compareDocumentPosition(record)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('calls a record disputed while its worker objects, and no other one', async () => {
  open([registry(disputedRecord)]);
  const disputed = await screen.findByRole('region', { name: 'Abandonment of duties' });
  const other = screen.getByRole('region', { name: 'Breach of confidentiality' });
  expect(disputed.textContent).toContain(`${DISPUTED.term}${DISPUTED.text}`);
  expect(other.textContent).not.toContain(DISPUTED.term);
});

it('takes a whole worker for her id', async () => {
  open([registry(clearRegistry)], { worker: { id: achieng.id, name: achieng.name } });
  expect(await screen.findByText('No Records Found')).toBeTruthy();
});

it.each([
  [
    'nothing counts',
    clearRegistry,
    'No Records Found',
    'No confirmed incident in the last 5 years. Allegations are never shown.',
  ],
  [
    'nobody has looked',
    uncheckedRegistry,
    'Not Checked Yet',
    'Our team has not searched the registry yet. Until then, nothing on record is shown.',
  ],
] as const)('lists nothing while %s, and says so once', async (_, told, title, words) => {
  open([registry(told)]);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Upheld Records' })).toBeNull();
  for (const name of Object.values(misconductLabels))
    expect(screen.queryByRole('region', { name })).toBeNull();
});

it.each([
  ['records', twoRecords],
  ['no records', clearRegistry],
] as const)('leads to the report that opened the registry, with %s', async (_, told) => {
  open([registry(told)]);
  await press('link', 'View Report');
  expect(here()).toMatchObject({ pathname: '/verification-report', state: { workerId: achieng.id } });
});

it.each([
  ['records', twoRecords, true],
  ['no records', clearRegistry, false],
] as const)('says what to do next, with %s', async (_, told, hasRecords) => {
  open([registry(told)]);
  await screen.findByRole('link', { name: 'View Report' });
  expect(screen.queryByText(/hear the other side/) !== null).toBe(hasRecords);
  await press('link', 'View Misconduct Registry');
  expect(here()).toMatchObject({ pathname: '/misconduct-registry', state: { workerId: achieng.id } });
});

it('says what to do next between the records and the way to report another', async () => {
  open([registry(twoRecords)]);
  const record = await screen.findByRole('region', { name: 'Breach of confidentiality' });
  const next = screen.getByRole('region', { name: 'Before You Decide' });
  const other = screen.getByRole('region', { name: 'Did you see something?' });
  expect(record.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(next.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('leads to no report without one', async () => {
  open([registry(lockedRegistry)]);
  expect(await screen.findByRole('heading', { name: 'Registry Records (locked)' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'View Report' })).toBeNull();
});

it('tries again when the registry could not be had', async () => {
  open([breaks(getMisconduct)]);
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

describe('reporting an incident', () => {
  it('waits behind a button beside records, which are read first, and begins at its title', async () => {
    open([registry(twoRecords)]);
    await screen.findByRole('region', { name: 'Abandonment of duties' });
    expect(screen.queryByRole('form', { name: 'Incident', hidden: true })).toBeNull();
    await press('button', 'Report an Incident');
    expect(screen.getByRole('form', { name: 'Incident' })).toBeTruthy();
    const title = screen.getByRole('heading', { level: 2, name: 'Report an Incident' });
    await vi.waitFor(() => expect(document.activeElement).toBe(title));
  });

  it.each([
    ['without records', clearRegistry, ''],
    ['after a press on "Report an Incident"', twoRecords, '#report'],
  ] as const)('is open %s', async (_, told, hash) => {
    openScreen(WorkerAlertPage, paths.workerAlert, {
      state: { workerId: achieng.id },
      hash,
      recorded: [registry(told)],
    });
    const form = await screen.findByRole('form', { name: 'Incident' });
    expect(form.checkVisibility()).toBe(true);
    expect(screen.getByRole('heading', { level: 2, name: 'Report an Incident' })).toBeTruthy();
  });

  it('tells the team what happened, and says what becomes of it', async () => {
    open([registry(clearRegistry), takesIncident]);
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Incident Reported' })).toBeTruthy();
    expect(screen.getByText(/asks for the worker’s side/)).toBeTruthy();
    await press('link', 'Back to Worker Profile');
    expect(here()).toMatchObject({ pathname: '/worker-profile', state: { workerId: achieng.id } });
  });

  it('asks for what is missing', async () => {
    open([registry(clearRegistry)]);
    await press('button', /^Report Incident/);
    for (const words of [
      'Please select what happened.',
      'Please select where it happened.',
      'Please describe what happened.',
    ])
      expect(await screen.findAllByText(words)).not.toEqual([]);
  });

  it('keeps what was written when it is refused, and says why', async () => {
    open([registry(clearRegistry), refuses(reportIncident, 409, english.incidentRepeated)]);
    await send();
    expect(await screen.findByText(english.incidentRepeated)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe(' A ring is gone. ');
  });

  it('is there again after a reload, until it is sent', async () => {
    open([registry(clearRegistry)]);
    await fill(/^What happened/, 'theft');
    await fill(/^Description/, 'A ring is gone.');
    const bringBack = leavePage();
    open([registry(clearRegistry), takesIncident], undefined, bringBack);
    expect(await screen.findByText('We kept what you typed.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>(/^What happened/).value).toBe('theft');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('A ring is gone.');
    await send();
    await screen.findByRole('heading', { level: 1, name: 'Incident Reported' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('is not offered to who does not know her', async () => {
    open([registry(lockedRegistry)]);
    expect(await screen.findByText(english.incidentTieMissing)).toBeTruthy();
    expect(screen.queryByLabelText(/^What happened/)).toBeNull();
  });
});
