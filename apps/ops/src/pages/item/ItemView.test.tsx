import { decideDocument, listDocumentsOf, openDocument } from '@repo/api-client/contract/documents';
import { decideIdentity, getIdentityCheck, getIdentityImage } from '@repo/api-client/contract/identity';
import { getWork } from '@repo/api-client/contract/work';
import {
  answers,
  breaks,
  once,
  refuses,
  waits,
  type Recording,
} from '@repo/api-client/recorded/recorded-calls';
import { formatMoment } from '@repo/domain/dates';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { certificate, selfie } from '../../../stories/invented-photos.ts';
import { attempt, held, paper } from '../../../stories/items.ts';
import { idOf, wanjiku } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import type { ItemKind } from './item-kind.ts';
import { ItemView } from './ItemView.tsx';

let calls: readonly Parameters<typeof fetch>[] = [];
function open(kind: ItemKind, ...recorded: readonly Recording[]) {
  const Item = () => <ItemView kind={kind} id={idOf(500)} />;
  openScreen(Item, paths.item(kind, idOf(500)), { recorded: [...recorded, answers(getWork, held(kind))] });
  const watched = vi.spyOn(globalThis, 'fetch');
  ({ calls } = watched.mock);
  onTestFinished(() => watched.mockRestore());
}
const sent = () =>
  calls.flatMap(([, init]) =>
    init?.method === 'POST' && typeof init.body === 'string'
      ? [z.parse(z.json(), JSON.parse(init.body))]
      : [],
  );
const told = (words: string) => screen.findByText(words, { selector: 'output *' });
const pick = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const photos = [answers(getIdentityCheck, attempt()), answers(getIdentityImage, selfie)];
const judged = (standing: 'second_look' | 'settling' | 'decided', state = 'provisional') =>
  answers(decideIdentity, {
    identity_check: { id: idOf(500), nanny_id: idOf(300), state, reason: null, standing },
    trust_score: 0,
    trust_badge: 'Basic',
  });
const papers = [
  answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [paper()] }),
  answers(openDocument, certificate),
];

// spec: team-queues/review-before-attempt
it('leaves an attempt to its check under review, and does not tell the verdict', async () => {
  const found = attempt({ review_in_case: idOf(700) });
  open('identity', answers(getIdentityCheck, found), answers(getIdentityImage, selfie));
  await screen.findByText('A colleague has decided the check of this identity');
  expect(screen.getByRole('link', { name: 'Open the check' }).getAttribute('href')).toBe(
    `/cases/${idOf(700)}?check=identity`,
  );
  expect(screen.queryByText('Is this the same person?')).toBeNull();
  expect(screen.queryByText(/found|finding|clear/i)).toBeNull();
  // She compares the photos with it here.
  screen.getByText('What the card must say');
});

// spec: team-case-pages/identity
it('takes an identity as proven with all three questions ticked', async () => {
  open('identity', judged('second_look'), ...photos);
  await pick('It is proven');
  tick(/^Same person/);
  tick(/^Card looks real/);
  await press('button', 'Save my decision: It is proven');
  await screen.findAllByText('A proven identity needs a living person.');
  expect(sent()).toEqual([]);
  tick(/living person/);
  await press('button', 'Save my decision: It is proven');
  await told('Saved: it is proven. A colleague looks at it next.');
  expect(sent()).toMatchObject([{ decision: 'verified', reason: null, name_on_id: null }]);
});

// spec: team-case-pages/identity
it.each([
  ['achieng  otieno', 'Name', 'As in the registry'],
  ['ACHIENG ATIENO OTIENO', 'In registry', 'ACHIENG ATIENO OTIENO'],
  [null, 'In registry', 'Not known'],
])('tells the name that the card must have, where the registry has %j', async (known, term, told) => {
  open('identity', answers(getIdentityCheck, attempt({ name_on_id: known })), ...photos);
  expect((await screen.findByText(term)).parentElement?.textContent).toContain(told);
});

it('offers photos that could not be loaded again', async () => {
  open('identity', answers(getIdentityCheck, attempt()), breaks(getIdentityImage));
  await screen.findAllByText('A photo could not be loaded.');
  const before = calls.length;
  fireEvent.click(screen.getAllByRole('button', { name: 'Try Again' })[0] ?? document.body);
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});

// spec: team-case-pages/identity
it.each(['photos_unusable', 'face_differs', 'not_live', 'card_unreadable', 'card_differs', 'not_confirmed'])(
  'takes an identity as not proven because of %s, with what was seen',
  async (reason) => {
    open('identity', judged('decided', 'failed'), ...photos);
    await pick('It is not proven');
    // They are asked for “It is proven” alone.
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    type(/^Reason/, reason);
    type(/^Note for the team/, 'Another woman is on the card.');
    await press('button', 'Save my decision: It is not proven');
    await told('Decided: it is not proven.');
    expect(sent()).toEqual([
      { decision: 'failed', note: 'Another woman is on the card.', reason, name_on_id: null },
    ]);
  },
);

// spec: team-case-pages/certificate
it('reads a police certificate off field by field, and says which field is not hers', async () => {
  open(
    'document',
    refuses(decideDocument, 400, refusals.certificateIdDiffers, {
      fields: { id_number_on_certificate: refusals.certificateIdDiffers },
    }),
    ...papers,
  );
  await pick('Accept');
  await press('button', 'Decide: Accept');
  await screen.findAllByText('Please enter the name on the certificate.');
  await screen.findAllByText('Please enter the day of issue.');
  expect(sent()).toEqual([]);
  type(/^Certificate number/, 'PCC-SAMPLE1');
  type(/^Day of issue/, '2026-10-02');
  type(/^Name on the certificate/, 'OTIENO ACHIENG');
  type(/^ID number on the certificate/, '00000001');
  await press('button', 'Decide: Accept');
  await screen.findAllByText(refusals.certificateIdDiffers);
  expect(sent()).toEqual([
    {
      decision: 'accepted',
      reason: null,
      version: 'v1',
      certificate_number: 'PCC-SAMPLE1',
      issued_on: '2026-10-02',
      name_on_certificate: 'OTIENO ACHIENG',
      id_number_on_certificate: '00000001',
      read_again: false,
    },
  ]);
});

// spec: team-case-pages/as-told
it('says that the number was read again when the same one is saved once more, and not when another one is', async () => {
  open(
    'document',
    refuses(decideDocument, 400, refusals.certificateNumberNotAsTold, {
      fields: { certificate_number: refusals.certificateNumberNotAsTold },
    }),
    ...papers,
  );
  await pick('Accept');
  type(/^Day of issue/, '2026-10-02');
  type(/^Name on the certificate/, 'OTIENO ACHIENG');
  type(/^ID number on the certificate/, '00000001');
  for (const [count, number] of ['PCC-SAMPLE1', 'PCC-SAMPLE2', 'PCC-SAMPLE2'].entries()) {
    type(/^Certificate number/, number);
    await press('button', 'Decide: Accept');
    await waitFor(() => expect(sent()).toHaveLength(count + 1));
    await screen.findAllByText(refusals.certificateNumberNotAsTold);
  }
  expect(sent()).toMatchObject([
    { certificate_number: 'PCC-SAMPLE1', read_again: false },
    { certificate_number: 'PCC-SAMPLE2', read_again: false },
    { certificate_number: 'PCC-SAMPLE2', read_again: true },
  ]);
});

// spec: team-case-pages/watermark
it.each([
  ['document', papers],
  ['identity', photos],
] as const)('lies the name of who looks and the time over what is opened: %s', async (kind, recordings) => {
  const before = formatMoment(new Date());
  open(kind, ...recordings);
  const marks = await screen.findAllByText(new RegExp(`^${wanjiku.name}, `));
  // The minute may have turned.
  const moments = new Set([before, formatMoment(new Date())].map((moment) => `${wanjiku.name}, ${moment}`));
  expect(marks.map(({ textContent }) => moments.has(textContent))).not.toContain(false);
});

// spec: team-case-pages/whose-paper
it.each([
  ['certificates', true],
  ['policeClearance', false],
] as const)('names whose paper it must be, unless it is read off: %s', async (slot, isNamed) => {
  open(
    'document',
    answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [paper({ slot })] }),
    answers(openDocument, certificate),
  );
  await screen.findByRole('radio', { name: 'Accept' });
  expect(screen.queryByText('Achieng Otieno') !== null).toBe(isNamed);
});

// spec: team-case-pages/certificate
it('reads the papers no more when a paper is decided, because the hold has ended', async () => {
  open(
    'document',
    answers(decideDocument, { document: paper({ slot: 'certificates', status: 'accepted' }) }),
    ...once(decideDocument, [waits(getWork), refuses(listDocumentsOf, 403, refusals.workNotHeld)]),
    answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [paper({ slot: 'certificates' })] }),
    answers(openDocument, certificate),
  );
  await pick('Accept');
  await press('button', 'Decide: Accept');
  await told('Accepted.');
  // A press of the member draws the page again, before the work is read again.
  await screen.findByRole('button', { name: 'Decide: Accept' });
  await pick('Reject');
  await pick('Accept');
  await screen.findByRole('button', { name: 'Decide: Accept' });
  const asked = calls.map(([address]) => (typeof address === 'string' ? address : ''));
  expect(asked.filter((address) => address.endsWith('/documents'))).toHaveLength(1);
});

it.each([
  ['you', { id: wanjiku.id, name: wanjiku.name }],
  ['Baraka Mutua', { id: idOf(2), name: 'Baraka Mutua' }],
  ['a colleague', { id: idOf(2), name: null }],
  ['nobody', null],
])('says that it is held by %s', async (words, holder) => {
  open('identity', answers(getWork, held('identity', { holder })), ...photos);
  expect(await screen.findByText(`Due 25 Nov 2026, held by ${words}`)).toBeTruthy();
});
