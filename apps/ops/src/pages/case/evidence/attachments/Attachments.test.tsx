import {
  addAttachment,
  listAttachments,
  openAttachment,
  removeAttachment,
} from '@repo/api-client/contract/attachments';
import { getCase, getCaseFile, getCaseReport } from '@repo/api-client/contract/cases';
import {
  answers,
  breaks,
  once,
  refuses,
  waits,
  type Recording,
} from '@repo/api-client/recorded/recorded-calls';
import { listReferencesOfWorker } from '@repo/api-client/contract/references';
import { english as refusals } from '@repo/domain/refusals/english';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attachment, noAttachments } from '../../../../../stories/attachments.ts';
import { caseWith, file, liveReport, you } from '../../../../../stories/cases.ts';
import { openScreen, press } from '../../../../../stories/in-test.tsx';
import { certificate } from '../../../../../stories/invented-photos.ts';
import { paths } from '../../../../paths.ts';
import { CaseView } from '../../CaseView.tsx';

const held = caseWith({ social_media: { holder: you } });
const withSome = caseWith({ social_media: { holder: you, has_attachments: true } });
const Opened = () => <CaseView id={held.id} />;
const own = attachment(1, { is_own: true, may_remove: true, added_by: you.name });
const ofColleague = attachment(2);
const withFiles = (...attachments: ReturnType<typeof attachment>[]) => ({ attachments });

function open(found: typeof held, ...recorded: readonly Recording[]) {
  const mine = found.checks.find(({ holder }) => holder?.id === you.id)?.check_kind ?? 'social_media';
  openScreen(Opened, paths.case(held.id), {
    search: `?check=${mine}`,
    recorded: [
      ...recorded,
      answers(getCase, found),
      answers(getCaseFile, file),
      answers(getCaseReport, liveReport()),
      answers(listReferencesOfWorker, { references: [] }),
    ],
  });
}

const LABEL = 'Screenshot or letter Choose a file';
/** The field, behind its line. */
async function field(): Promise<HTMLInputElement> {
  const line = await screen.findByText(/^Add evidence/);
  if (screen.queryByLabelText(LABEL) === null) fireEvent.click(line);
  return screen.findByLabelText<HTMLInputElement>(LABEL);
}
const shot = (type = 'image/png') => new File(['a page'], 'ukurasa.png', { type });
const choose = async (chosen: File) => fireEvent.change(await field(), { target: { files: [chosen] } });

/** A paste as the browser tells it. */
async function paste(place: Element, { files, types }: { files: File[]; types: string[] }): Promise<boolean> {
  const event = createEvent.paste(place, { clipboardData: { files, types } });
  await act(() => Promise.resolve(fireEvent(place, event)));
  return event.defaultPrevented;
}

// spec: team-case-pages/evidence-added
it('adds the file that the holder of a check chooses, and says so', async () => {
  open(held, noAttachments, answers(addAttachment, withFiles(own)));
  await screen.findByText('· needed for a finding', { exact: false });
  await choose(shot());
  await screen.findByText('The file is added.', { selector: 'output *' });
  await screen.findByText(/^Added by you, 22 Nov 2026/);
  // The field is ready for the next one.
  expect((await field()).value).toBe('');
});

// spec: team-case-pages/evidence-added
it('adds a screenshot that is pasted anywhere on the page, once the field is open', async () => {
  open(held, noAttachments, answers(addAttachment, withFiles(own)));
  await screen.findByText(/^Add evidence/);
  const pasted = { files: [shot()], types: ['Files'] };
  expect(await paste(document.body, pasted)).toBe(false);
  const panel = (await field()).closest('details');
  panel?.removeAttribute('open');
  expect(await paste(document.body, pasted)).toBe(false);
  panel?.setAttribute('open', '');
  expect(await paste(document.body, pasted)).toBe(true);
  await screen.findByText(/^Added by you/);
});

it.each([
  ['words with a picture of them', { files: [shot()], types: ['text/plain', 'Files'] }],
  ['a file of another kind', { files: [shot('text/html')], types: ['Files'] }],
  ['nothing', { files: [], types: [] }],
])('takes no paste of %s', async (_what, pasted) => {
  open(held, noAttachments);
  await field();
  expect(await paste(document.body, pasted)).toBe(false);
});

it('leaves what is pasted into a note to the note', async () => {
  open(held, noAttachments);
  await field();
  const note = screen.getByLabelText(/^Note for the team/);
  expect(await paste(note, { files: [shot()], types: ['Files'] })).toBe(false);
});

it.each([
  ['no network', breaks(addAttachment), 'Network error. Please try again.'],
  ['a refusal', refuses(addAttachment, 409, refusals.attachmentAddedBefore), refusals.attachmentAddedBefore],
])('says what went wrong (%s), and sends the same file again', async (_why, failing, words) => {
  open(held, failing, noAttachments);
  await choose(shot());
  await screen.findByText(words);
  expect(screen.getByText('ukurasa.png')).toBeTruthy();
  await press('button', 'Try again Screenshot or letter');
  await screen.findByText(words);
  await press('button', 'Remove Screenshot or letter');
  await waitFor(() => expect(screen.queryByText('ukurasa.png')).toBeNull());
});

it('refuses what the service would refuse, before it is sent', async () => {
  open(held, noAttachments);
  await choose(shot('text/html'));
  expect(await screen.findByText('File must be a JPG, PNG or WebP image, or a PDF')).toBeTruthy();
  await choose(new File([], 'tupu.png', { type: 'image/png' }));
  expect(await screen.findByText('This file could not be read. Please choose another one.')).toBeTruthy();
});

it('stops an upload, and reads what the service has', async () => {
  open(held, waits(addAttachment), noAttachments);
  await choose(shot());
  await press('button', 'Cancel Screenshot or letter');
  await field();
  expect(screen.queryByText('ukurasa.png')).toBeNull();
});

// spec: team-case-pages/evidence-added
it('opens each file on request, with the member and the time across it', async () => {
  open(withSome, answers(listAttachments, withFiles(own, ofColleague)), answers(openAttachment, certificate));
  await screen.findByText(
    'Added by Baraka Mutua, 22 Nov 2026, 12:14. Each member who decides opens it once.',
  );
  expect(screen.queryByRole('img', { name: /^File 2/ })).toBeNull();
  await press('button', 'Open file 2');
  await screen.findByRole('img', { name: 'File 2' });
  await press('button', 'Close file 2');
  await waitFor(() => expect(screen.queryByRole('img', { name: 'File 2' })).toBeNull());
});

// spec: team-case-pages/evidence-added
it('takes back a file that the member added herself, after a question', async () => {
  open(
    withSome,
    answers(removeAttachment, withFiles(ofColleague)),
    ...once(removeAttachment, [answers(listAttachments, withFiles(ofColleague))]),
    answers(listAttachments, withFiles(own, ofColleague)),
  );
  await screen.findByText(/^Added by you/);
  expect(screen.queryByRole('button', { name: 'Take back file 2' })).toBeNull();
  await press('button', 'Take back file 1');
  await screen.findByText('Take file 1 back?');
  await press('button', 'Take back');
  await waitFor(() => expect(screen.queryByText(/^Added by you/)).toBeNull());
});

it('says why a file stays', async () => {
  open(
    withSome,
    refuses(removeAttachment, 409, refusals.attachmentInUse),
    answers(listAttachments, withFiles(own)),
  );
  await press('button', 'Take back file 1');
  await press('button', 'Take back');
  expect(await screen.findByText(refusals.attachmentInUse)).toBeTruthy();
});

it('has no field for an eleventh file', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => attachment(at + 1));
  open(withSome, answers(listAttachments, withFiles(...ten)));
  await screen.findByText('File 10');
  fireEvent.click(await screen.findByText(/^Add evidence/));
  await screen.findByText('A check has at most 10 files.');
  expect(screen.queryByLabelText(LABEL)).toBeNull();
});

// spec: team-case-pages/evidence-added
it.each([
  ['who does not hold the check', caseWith({ social_media: { holder: null, has_attachments: true } })],
  [
    'after the decision',
    caseWith({ social_media: { status: 'decided', outcome: 'finding', has_attachments: true } }),
  ],
])('shows the files, and no field, to a member %s', async (_who, found) => {
  open(found, answers(listAttachments, withFiles(ofColleague)));
  await screen.findByText(/^Added by Baraka Mutua/);
  expect(screen.queryByText(/^Add evidence/)).toBeNull();
});

it('has no empty card where nothing was added and nobody can add', async () => {
  open(caseWith({ social_media: { holder: null } }), noAttachments);
  await screen.findByText('What the worker told');
  expect(screen.queryByText('Evidence that the team added')).toBeNull();
  expect(screen.queryByText(/^Add evidence/)).toBeNull();
});
