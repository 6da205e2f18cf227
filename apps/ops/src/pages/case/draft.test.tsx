import { getCase, getCaseFile, getCaseReport } from '@repo/api-client/contract/cases';
import { listDocumentsOf } from '@repo/api-client/contract/documents';
import { listReferencesOfWorker } from '@repo/api-client/contract/references';
import { answers, once, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { noAttachments } from '../../../stories/attachments.ts';
import { caseWith, decidedByBrian, file, liveReport, socialDecided, you } from '../../../stories/cases.ts';
import { comesBack, openScreen, press } from '../../../stories/in-test.tsx';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { contentTexts } from '../../work/what-changed.ts';
import { CaseView } from './CaseView.tsx';

const holders = { social_media: { holder: you }, work_history: { holder: you } };
const held = caseWith(holders);
const KEPT = 'You began this before. It is not sent yet.';
const WORDS = 'Two profiles, nothing of concern.';

/** The page, and a way out of it and back. */
function Visits() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere && <CaseView id={held.id} />}
    </>
  );
}
function open(...recorded: readonly Recording[]) {
  openScreen(Visits, paths.case(held.id), {
    search: '?check=social_media',
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
}
const clear = () => screen.findByRole('radio', { name: 'Clear' });
const note = () => screen.findByLabelText(/^Note for the report/);
const checkLink = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Checks of this case' })).getByRole('link', { name });
async function write() {
  fireEvent.click(await clear());
  fireEvent.change(await note(), { target: { value: WORDS } });
}
/** Whether the browser asks before the tab is closed. */
const asksBeforeClosing = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
async function comeAgain() {
  await press('button', 'Leave');
  await press('button', 'Come back');
  await screen.findByText('Your decision');
}

// spec: team-together/draft
it('keeps a half-filled decision when she leaves the page, and says that it is not saved', async () => {
  open();
  await write();
  expect(screen.queryByText(KEPT)).toBeNull();
  await comeAgain();
  expect(screen.getByText(KEPT)).toBeTruthy();
  expect(await clear()).toHaveProperty('checked', true);
  expect(await note()).toHaveProperty('value', WORDS);
  await press('button', 'Empty the form');
  expect(await clear()).toHaveProperty('checked', false);
  expect(await note()).toHaveProperty('value', '');
  await comeAgain();
  expect(screen.queryByText(KEPT)).toBeNull();
  expect(await note()).toHaveProperty('value', '');
});

it('keeps the words of each check with that check', async () => {
  open();
  await write();
  fireEvent.click(checkLink(/^Work history/));
  await screen.findByRole('heading', { name: 'Check: Work history' });
  expect(screen.queryByText(KEPT)).toBeNull();
  expect(await note()).toHaveProperty('value', '');
  fireEvent.click(checkLink(/^Social screening/));
  await screen.findByText(KEPT);
  expect(await note()).toHaveProperty('value', WORDS);
});

it('asks to look again where the worker changed her name while the member was away', async () => {
  const changed = caseWith({ ...holders, social_media: { holder: you, version: 'another' } });
  open(...once(getCase, [answers(getCase, changed)]));
  await write();
  await press('button', 'Leave');
  queryClient.clear();
  await press('button', 'Come back');
  await screen.findByText(KEPT);
  expect(screen.getByText(contentTexts.person)).toBeTruthy();
});

// spec: team-together/draft
it('keeps nothing for the next session', async () => {
  open();
  await write();
  expect(asksBeforeClosing()).toBe(true);
  act(() => session.signIn('another-session', '+254700000002'));
  expect(asksBeforeClosing()).toBe(false);
  await screen.findByText('Your decision');
  expect(screen.queryByText(KEPT)).toBeNull();
  expect(await note()).toHaveProperty('value', '');
});

it('keeps nothing that was saved, also when the answer arrives after she left', async () => {
  const answered = Promise.withResolvers<null>();
  const decided = socialDecided;
  open({ ...decided, respond: () => answered.promise.then(() => decided.respond()) });
  await write();
  fireEvent.change(screen.getByLabelText(/^Note for the team/), { target: { value: 'By name.' } });
  await press('button', 'Decide: Clear');
  await press('button', 'Leave');
  expect(asksBeforeClosing()).toBe(true);
  answered.resolve(null);
  await waitFor(() => expect(asksBeforeClosing()).toBe(false));
});

it('keeps nothing of a form that she closed', async () => {
  open(...once(getCase, [answers(getCase, decidedByBrian)]));
  await write();
  comesBack();
  expect(asksBeforeClosing()).toBe(true);
  await press('button', 'Close the form');
  expect(asksBeforeClosing()).toBe(false);
});
