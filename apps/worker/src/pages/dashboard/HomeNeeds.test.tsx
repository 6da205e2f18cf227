import { listOwnDocuments } from '@repo/api-client/contract/documents';
import { getWorkerDashboard, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import { getVerificationStatus } from '@repo/api-client/contract/worker-status';
import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import { answers, breaks, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dashboard } from '../../../stories/consent-requests.ts';
import { openDashboard } from '../../../stories/dashboard-in-test.tsx';
import { documentsWith, emptySlot } from '../../../stories/documents.ts';
import { press, here } from '../../../stories/in-test.tsx';
import { firstDay, halfway } from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';

/** The home of a worker whom nobody asks, while an employer's check runs. */
const open = (
  needs: WireWorkerDashboard['needs'],
  status: VerificationStatus,
  { recorded = [], state = null }: Partial<{ recorded: readonly Recording[]; state: object | null }> = {},
) =>
  openDashboard(
    null,
    [
      answers(getWorkerDashboard, {
        ...dashboard,
        needs,
        verification: 'needs_verification',
        under_review: true,
        open_requests: 0,
      }),
      answers(listWorkerRequests, { requests: [] }),
      answers(getVerificationStatus, status),
      ...recorded,
    ],
    state === null ? null : { ...state },
  );
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const unnamed: VerificationStatus = {
  ...halfway,
  steps: halfway.steps.map((each) =>
    each.step === 'references' ? { ...each, state: 'not_started' as const } : each,
  ),
};

it('asks for her profile before her identity, also once an employer has paid', async () => {
  open(['identity', 'references', 'documents'], firstDay, {
    recorded: [answers(listOwnDocuments, documentsWith())],
  });
  const profile = await card('Complete your profile');
  expect(profile.getByText(/^Step 1 of 5\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Start verification' })).toBeNull();
  // It stands there once.
  expect(screen.queryByRole('link', { name: 'Next: Fill in your profile' })).toBeNull();
  await press('link', 'Complete Profile');
  expect(here().pathname).toBe(paths.completeProfile);
});

it.each([
  ['none', unnamed, 'Name two people you worked for', 'Name references'],
  ['one', halfway, 'Name one more person you worked for', 'Name one more'],
])('says how many references are missing where she has named %s', async (_, status, title, action) => {
  open(['references'], status);
  const references = await card(title);
  expect(references.getByRole('link', { name: action }).getAttribute('href')).toBe(paths.references);
  expect(screen.queryByRole('link', { name: 'Next: Name two references' })).toBeNull();
});

const waited = (...slots: readonly ('policeClearance' | 'certificates')[]) =>
  answers(
    listOwnDocuments,
    documentsWith(...slots.map((slot) => ({ ...emptySlot(slot), waited_for: true }))),
  );

it.each([
  [
    'the certificate, which is then not optional',
    waited('policeClearance'),
    'It waits for your police clearance (Certificate of Good Conduct). The other checks go on.',
    false,
  ],
  [
    'another one',
    waited('certificates'),
    'It waits for your health certificate. The other checks go on.',
    true,
  ],
  [
    'two',
    waited('policeClearance', 'certificates'),
    'It waits for your police clearance (Certificate of Good Conduct) and your health certificate. The other checks go on.',
    false,
  ],
  ['one that did not arrive', breaks(listOwnDocuments), 'See which one.', false],
])('names the paper for which a check waits: %s', async (_, recorded, words, isOptional) => {
  open(['documents'], halfway, { recorded: [recorded] });
  expect((await card('A check about you waits for a paper')).getByText(words)).toBeTruthy();
  expect(screen.queryByText('Optional: Upload police clearance') !== null).toBe(isOptional);
});

it('says that her police clearance is sent and looked at, in place of the way to it, and leads to each step', async () => {
  const sent = halfway.steps.map((each) =>
    each.step === 'police_clearance'
      ? { ...each, state: 'pending' as const, note: 'under_review' as const }
      : each,
  );
  open([], { ...halfway, steps: sent });
  await screen.findByText('Police clearance sent. Our team looks at it.');
  expect(screen.queryByText(/Upload police clearance/)).toBeNull();
  await press('link', 'See each step');
  expect(here().pathname).toBe(paths.verification);
});

it('says that her profile was saved without its photo, and where she adds it again', async () => {
  open([], halfway, { state: { photoFailed: true } });
  await screen.findByText('Your photo could not be uploaded.');
  await press('link', 'Add it again');
  expect(here()).toMatchObject({ pathname: paths.completeProfile, search: '?step=3' });
});
