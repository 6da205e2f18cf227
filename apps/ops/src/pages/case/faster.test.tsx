import { getCase, getCaseFile, getCaseReport } from '@repo/api-client/contract/cases';
import { decideCheck } from '@repo/api-client/contract/checks';
import { listDocumentsOf } from '@repo/api-client/contract/documents';
import { listReferencesOfWorker } from '@repo/api-client/contract/references';
import { answers, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { noAttachments } from '../../../stories/attachments.ts';
import { caseWith, decidedByBrian, file, liveReport, socialDecided, you } from '../../../stories/cases.ts';
import { comesBack, openScreen, press } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import { CaseView } from './CaseView.tsx';

const held = caseWith({ social_media: { holder: you } });
const Opened = () => <CaseView id={held.id} />;
const WORDS = 'Two profiles, nothing of concern.';

/** Opens the case with the check that the member holds in sight, by the address or by the page's own choice. */
function open(search: string, ...recorded: readonly Recording[]) {
  openScreen(Opened, paths.case(held.id), {
    search,
    recorded: [
      ...recorded,
      answers(getCase, held),
      answers(getCaseFile, file),
      noAttachments,
      answers(getCaseReport, liveReport()),
      answers(listReferencesOfWorker, { references: [] }),
      answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [] }),
    ],
  });
  const watched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => watched.mockRestore());
  return () => watched.mock.calls.filter(([, init]) => init?.method === 'POST').length;
}
const note = () => screen.getByLabelText(/^Note for the report/);
async function write() {
  fireEvent.click(await screen.findByRole('radio', { name: 'Clear' }));
  fireEvent.change(note(), { target: { value: WORDS } });
  fireEvent.change(screen.getByLabelText(/^Note for the team/), { target: { value: 'By name.' } });
}
const refused = refuses(decideCheck, 409, refusals.checkStatusChanged, { code: 'conflict' });

// spec: team-together/told
it.each(['?check=social_media', ''])(
  'tells who saves second what a colleague decided, and keeps her words until she closes the form: %s',
  async (search) => {
    open(search, refused, ...once(decideCheck, [answers(getCase, decidedByBrian)]));
    await write();
    await press('button', 'Decide: Clear');
    await screen.findByText('Somebody was faster');
    expect(screen.getByText('Brian Otieno decided: Clear.')).toBeTruthy();
    expect(screen.getByText(refusals.checkStatusChanged)).toBeTruthy();
    expect(note()).toHaveProperty('value', WORDS);
    // Her papers are open for holders alone.
    expect(screen.getByText('The papers open for a member who holds work about this worker.')).toBeTruthy();
    await press('button', 'Close the form');
    await waitFor(() => expect(screen.queryByText('Your decision')).toBeNull());
    expect(screen.queryByText('Somebody was faster')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Check: Social screening' })).toBeTruthy();
  },
);

// spec: team-together/told-before
it('tells a member who is typing before she sends, and sends nothing for her', async () => {
  const posts = open('?check=social_media', ...once(getCase, [answers(getCase, decidedByBrian)]));
  await write();
  comesBack();
  await screen.findByText('Brian Otieno decided: Clear.');
  expect(note()).toHaveProperty('value', WORDS);
  expect(posts()).toBe(0);
});

// spec: team-together/told-before
it.each([
  [{ holder: { id: held.id, name: 'Brian Otieno' } }, 'Brian Otieno holds it now.', 'Somebody was faster'],
  [{ holder: null }, 'Nobody holds it now.', 'It is not in your hands any more'],
  [
    { holder: null, status: 'second_look', needs: 'second_look' },
    'It needs a second look now.',
    'Somebody was faster',
  ],
] as const)('tells a member who is typing: %o', async (social_media, sentence, title) => {
  open('?check=social_media', ...once(getCase, [answers(getCase, caseWith({ social_media }))]));
  await write();
  comesBack();
  await screen.findByText(sentence);
  expect(screen.getByText(title)).toBeTruthy();
  expect(note()).toHaveProperty('value', WORDS);
});

it('follows what a colleague did without a word where nothing was typed', async () => {
  open('?check=social_media', ...once(getCase, [answers(getCase, decidedByBrian)]));
  await screen.findByText('Your decision');
  comesBack();
  await waitFor(() => expect(screen.queryByText('Your decision')).toBeNull());
  expect(screen.queryByText('Somebody was faster')).toBeNull();
});

it('keeps what she typed when she says who must act next, and sends the status of then', async () => {
  open(
    '?check=social_media',
    ...once(getCase, [
      answers(getCase, caseWith({ social_media: { holder: you, status: 'waiting', waiting_on: 'worker' } })),
    ]),
    refused,
  );
  await write();
  comesBack();
  await screen.findAllByText('Waits for the worker');
  expect(screen.queryByText('Somebody was faster')).toBeNull();
  expect(note()).toHaveProperty('value', WORDS);
  const watched = vi.spyOn(globalThis, 'fetch');
  await press('button', 'Decide: Clear');
  await screen.findByText(refusals.checkStatusChanged);
  const bodies = watched.mock.calls.map(([, init]) => (typeof init?.body === 'string' ? init.body : ''));
  watched.mockRestore();
  expect(bodies.join('')).toContain('"status":"waiting"');
});

it('tells nobody of her own decision, also when the poll brings it before the answer', async () => {
  const decided = socialDecided;
  const answered = Promise.withResolvers<null>();
  open(
    '?check=social_media',
    { ...decided, respond: () => answered.promise.then(() => decided.respond()) },
    ...once(decideCheck, [answers(getCase, decidedByBrian)]),
  );
  const told: string[] = [];
  const watching = new MutationObserver(() => told.push(document.body.textContent));
  watching.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watching.disconnect());
  await write();
  await press('button', 'Decide: Clear');
  comesBack();
  await screen.findByText(/^Decided .* 2026, due by 25 Nov 2026\.$/);
  answered.resolve(null);
  await waitFor(() => expect(screen.queryByText('Your decision')).toBeNull());
  expect(told.some((words) => words.includes('Somebody was faster'))).toBe(false);
});
