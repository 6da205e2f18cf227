import {
  listOwnDocuments,
  removeDocument,
  saveCertificate,
  uploadDocument,
} from '@repo/api-client/contract/documents';
import { answers, breaks, refuses, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { nairobiDay } from '@repo/domain/dates';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentsWith, emptySlot, handedIn } from '../../../stories/documents.ts';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { onPhone } from '../../../stories/on-phone.ts';
import { NOW } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import DocumentsPage from './DocumentsPage.tsx';

const nothing = answers(listOwnDocuments, documentsWith());
const names = ['National ID', 'Police Clearance', 'Certificates (Optional)'] as const;
const row = async (name: string) => within(await screen.findByRole('region', { name }));

const open = (...recorded: readonly Recording[]) =>
  openScreen(DocumentsPage, paths.documents, { recorded: [...recorded, nothing] });
async function choose() {
  const idCard = await row('National ID');
  const file = new File([new Uint8Array(1000)], 'IMG_1.jpg', { type: 'image/jpeg' });
  fireEvent.change(idCard.getByLabelText(/your ID card/), { target: { files: [file] } });
  return idCard;
}

// Nothing but a browser can draw a picture.
beforeEach(() => vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined })));
// Uploads belong to a session, and each test has its own.
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

// spec: worker-documents/rows, worker-documents/kinds, worker-documents/not-uploaded
it('has three rows with nothing in them, each for an image or a PDF', async () => {
  open();
  for (const name of names) {
    const slot = await row(name);
    expect(slot.getByText('Not uploaded')).toBeTruthy();
    expect(slot.getByLabelText<HTMLInputElement>(/Photo or PDF/).accept).toBe(
      'image/jpeg,image/png,image/webp,application/pdf',
    );
  }
});

// spec: worker-documents/uploading, worker-constants/simulated
it('says that a document is on its way', async () => {
  open(waits(uploadDocument));
  const idCard = await choose();
  expect((await idCard.findAllByText('Uploading...')).length).toBeGreaterThan(0);
  expect(idCard.queryByText('Not uploaded')).toBeNull();
});

// spec: worker-documents/uploaded
it('says that it is there, when it was sent and who looks at it', async () => {
  open(answers(uploadDocument, handedIn('nationalId')));
  const idCard = await choose();
  await idCard.findByText('Uploaded ✓');
  expect(idCard.getByText(/Sent [A-Z][a-z]{2} \d+, \d{4}$/)).toBeTruthy();
  expect(idCard.getByText(/^Our team looks at it\./)).toBeTruthy();
  expect(idCard.queryByText('Uploading...')).toBeNull();
});

it('refuses at once a file that is not what its name says, and sends nothing', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  open(waits(uploadDocument));
  const idCard = await choose();
  expect(await idCard.findByText('This file could not be read. Please choose another one.')).toBeTruthy();
  expect(idCard.queryByText('Uploading...')).toBeNull();
});

it.each([
  ['%PDF-1.7\n', 'Uploading...'],
  ['a letter', 'This file could not be read. Please choose another one.'],
])('takes a PDF that begins as %j as one or not', async (begins, shown) => {
  open(waits(uploadDocument));
  const idCard = await row('National ID');
  const file = new File([begins, 'and the rest'], 'card.pdf', { type: 'application/pdf' });
  fireEvent.change(idCard.getByLabelText(/your ID card/), { target: { files: [file] } });
  expect((await idCard.findAllByText(shown)).length).toBeGreaterThan(0);
});

it('says that nothing is there when the network was lost on the first try', async () => {
  open(breaks(uploadDocument));
  const idCard = await choose();
  await idCard.findByText(/The network was lost/);
  expect(idCard.getAllByText('Not uploaded').length).toBeGreaterThan(0);
});

it('says how her document stands when another did not get there in its place', async () => {
  const refused = handedIn('nationalId', { status: 'rejected', reason: 'unreadable' });
  open(breaks(uploadDocument), answers(listOwnDocuments, documentsWith(refused)));
  const idCard = await choose();
  await idCard.findByText(/The network was lost/);
  expect(idCard.getByText('Not accepted')).toBeTruthy();
  expect(idCard.getByText(/It could not be read/)).toBeTruthy();
});

// spec: worker-documents/tips
it('has four tips for a good photo', async () => {
  open();
  const tips = await row('Tips');
  expect(tips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Take a clear photo',
    'Make sure the text is readable',
    'Use good light',
    'Include all pages',
  ]);
});

it('folds the tips on a phone, where the first document is in sight', async () => {
  onPhone();
  open();
  expect((await screen.findByText('Tips')).closest('details')?.open).toBe(false);
  expect(screen.queryByRole('region', { name: 'Tips' })).toBeNull();
});

it('says of a police clearance that a phone folds what a new one costs', async () => {
  onPhone();
  open();
  const police = await row('Police Clearance');
  expect(police.getByText('Optional. A new one costs KES\u00A01,050.', { normalizer: String })).toBeTruthy();
  expect(police.getByText('Upload a file').closest('details')?.open).toBe(false);
});

const cut = 'The network was lost. Your file is still here: try again.';
const unreadable = 'This file could not be read. Please choose another one.';

it('that did not get there is still there to be sent once more', async () => {
  open(breaks(uploadDocument));
  const idCard = await choose();
  await idCard.findByText(cut);
  expect(idCard.getByText(/IMG_1/)).toBeTruthy();
  expect(idCard.getByRole('button', { name: /^Try again/i })).toBeTruthy();
  expect(idCard.getByText('Not uploaded')).toBeTruthy();
});

it('that the service does not take is not offered once more', async () => {
  open(refuses(uploadDocument, 400, unreadable));
  const idCard = await choose();
  await idCard.findByText(unreadable);
  expect(idCard.queryByText(/IMG_1/)).toBeNull();
  expect(idCard.queryByRole('button', { name: /^Try again/i })).toBeNull();
});

it('that stays, since the service does not take another in its place, can still be saved', async () => {
  const hers = answers(listOwnDocuments, documentsWith(handedIn('nationalId')));
  open(refuses(uploadDocument, 400, unreadable), hers);
  const idCard = await choose();
  await idCard.findByText(unreadable);
  expect(idCard.getByRole('button', { name: 'Save a copy' })).toBeTruthy();
});

it('on its way goes with her session', async () => {
  open(waits(uploadDocument));
  const idCard = await choose();
  expect((await idCard.findAllByText('Uploading...')).length).toBeGreaterThan(0);
  act(() => session.clear());
  await waitFor(() => expect(screen.queryAllByText('Uploading...')).toEqual([]));
});

it('is taken back only after she was asked what then becomes of it', async () => {
  const gone = answers(removeDocument, emptySlot('nationalId'));
  openScreen(DocumentsPage, paths.documents, {
    recorded: [answers(listOwnDocuments, documentsWith(handedIn('nationalId'))), gone],
  });
  const idCard = await row('National ID');
  const asked = vi.spyOn(globalThis, 'fetch');
  await press('button', /^Remove.*ID card/);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this document?' }));
  expect(question.getByText('Its file is deleted. A check that needs it then waits for you.')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await idCard.findByText('Not uploaded')).toBeTruthy();
  expect(idCard.queryByRole('button', { name: 'Save a copy' })).toBeNull();
  expect(within(screen.getByRole('status')).getByText('Document removed.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(idCard.getByLabelText(/your ID card/)));
  asked.mockRestore();
});

// spec: team-queues/kept-for-a-finding
it.each([
  ['Police Clearance', 'policeClearance'],
  ['Certificates (Optional)', 'certificates'],
] as const)(
  'that a check is decided by is taken back after she was told when it is kept: %s',
  async (name, slot) => {
    openScreen(DocumentsPage, paths.documents, {
      recorded: [answers(listOwnDocuments, documentsWith(handedIn(slot)))],
    });
    await row(name);
    await press('button', /^Remove.*certificate/);
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this document?' }));
    expect(
      question.getByText(/If our team has already read it for a check, we keep it for up to 90 days instead/),
    ).toBeTruthy();
  },
);

const decided_at = '2026-11-22T12:00:00Z';
const certificate = { number: 'PCC-A1B2C3D4', issued_on: '2025-09-14', valid_until: '2026-09-13' };
const POLICE_FORM = /^Number and date of the certificate/;

it.each([
  ['not handed in', emptySlot('policeClearance'), 'Not uploaded', false, false],
  ['looked at', handedIn('policeClearance'), 'Uploaded ✓', true, true],
  [
    'refused',
    handedIn('policeClearance', { status: 'rejected', reason: 'other_person', decided_at, has_file: false }),
    'Not accepted',
    false,
    false,
  ],
  [
    'accepted',
    handedIn('policeClearance', { status: 'accepted', decided_at, certificate }),
    'Accepted',
    true,
    false,
  ],
  [
    'accepted, with its file deleted',
    handedIn('policeClearance', { status: 'accepted', decided_at, certificate, has_file: false }),
    'Accepted',
    false,
    false,
  ],
  [
    'refused, with its file kept',
    handedIn('policeClearance', { status: 'rejected', reason: 'other_person', decided_at }),
    'Not accepted',
    true,
    false,
  ],
] as const)(
  'that is %s can be looked at, and its number be told, only where that is so',
  async (_, document, status, isThere, isAskedFor) => {
    openScreen(DocumentsPage, paths.documents, {
      recorded: [answers(listOwnDocuments, documentsWith(document))],
    });
    const police = await row('Police Clearance');
    expect(police.getByText(status)).toBeTruthy();
    expect(police.queryByRole('button', { name: 'Save a copy' }) !== null).toBe(isThere);
    expect(police.queryByText(POLICE_FORM) !== null).toBe(isAskedFor);
    const isGone = status === 'Accepted' && !isThere;
    expect(police.queryByText(/The file itself has been deleted since/) !== null).toBe(isGone);
    const isKept = status === 'Not accepted' && isThere;
    expect(police.queryByText(/We keep the file of this one until Feb 20, 2027/) !== null).toBe(isKept);
    expect(police.queryByText(/^The name on it is not the name in your profile/) !== null).toBe(
      status === 'Not accepted',
    );
  },
);

it('that was accepted and whose file is gone, is asked for again when a check waits for it', async () => {
  const gone = handedIn('certificates', {
    status: 'accepted',
    decided_at,
    has_file: false,
    waited_for: true,
  });
  openScreen(DocumentsPage, paths.documents, {
    recorded: [answers(listOwnDocuments, documentsWith(gone))],
  });
  const papers = await row('Certificates (Optional)');
  expect(papers.getByText(/waits for your health certificate\. The other checks go on\./)).toBeTruthy();
  expect(papers.queryByText(/no longer needed/)).toBeNull();
});

it.each([
  ['2026-11-23', 'It holds until Nov 23, 2026.'],
  ['2026-11-22', 'It held until Nov 22, 2026. A check now needs a new one.'],
])('of the police holds until %s and through that day', async (valid_until, words) => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  const held = { ...certificate, valid_until };
  openScreen(DocumentsPage, paths.documents, {
    recorded: [
      answers(
        listOwnDocuments,
        documentsWith(handedIn('policeClearance', { status: 'accepted', decided_at, certificate: held })),
      ),
    ],
  });
  const police = await row('Police Clearance');
  vi.useRealTimers();
  expect(police.getByText(words)).toBeTruthy();
});

it('tells what the service does not take of a certificate at its field, which has the focus', async () => {
  const words = 'This day is before the certificates of today.';
  openScreen(DocumentsPage, paths.documents, {
    recorded: [
      answers(listOwnDocuments, documentsWith(handedIn('policeClearance'))),
      refuses(saveCertificate, 400, 'Validation failed', { fields: { issued_on: words } }),
    ],
  });
  const police = await row('Police Clearance');
  fireEvent.click(police.getByText(POLICE_FORM));
  fireEvent.change(police.getByLabelText('Certificate number'), { target: { value: 'PCC-A1B2C3D4' } });
  const day = police.getByLabelText('Date of issue');
  fireEvent.change(day, { target: { value: nairobiDay(new Date()) } });
  fireEvent.click(police.getByRole('button', { name: 'Save' }));
  expect(await police.findByText(words)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(day));
  expect(police.queryByText('Validation failed')).toBeNull();
});
