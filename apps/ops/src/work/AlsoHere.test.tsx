import { getCase } from '@repo/api-client/contract/cases';
import { showPresence } from '@repo/api-client/contract/work';
import { answers, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { caseWith } from '../../stories/cases.ts';
import { comesBack, openScreen } from '../../stories/in-test.tsx';
import { idOf } from '../../stories/team.ts';
import { CaseView } from '../pages/case/CaseView.tsx';
import { paths } from '../paths.ts';

const found = caseWith({}, { holds: false });
const brian = { id: idOf(2), name: 'Brian Otieno', holds: true };
const achieng = { id: idOf(3), name: null, holds: false };
const Opened = () => <CaseView id={found.id} />;
const said = () => Array.from(document.querySelectorAll('output'), ({ textContent }) => textContent).join('');

/** Opens the case, and gives back the calls about presence. */
function open(...recorded: readonly Recording[]) {
  openScreen(Opened, paths.case(found.id), { recorded: [...recorded, answers(getCase, found)] });
  const playing = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => playing.mockRestore());
  return () =>
    playing.mock.calls.flatMap(([address, init]) =>
      typeof address === 'string' && address.endsWith(`/presence/case/${found.id}`)
        ? [`${init?.method ?? ''}${init?.keepalive === true ? ' at the end' : ''}`]
        : [],
    );
}

// spec: team-together/names
it('names the members who have the case open too, and who holds a check', async () => {
  open(answers(showPresence, { others: [achieng, brian] }));
  const names = 'Also here: A colleague, Brian Otieno (holds a check)';
  expect(await screen.findByText(names)).toBeTruthy();
});

// spec: team-together/arrival
it('tells once that a colleague has come', async () => {
  open(
    ...once(showPresence, [answers(showPresence, { others: [achieng, brian] })]),
    answers(showPresence, { others: [brian] }),
  );
  await waitFor(() => expect(said()).toContain('Brian Otieno is here too.'));
  comesBack();
  await screen.findByText('Also here: A colleague, Brian Otieno (holds a check)');
  expect(said()).toContain('A colleague is here too.');
  expect(said()).not.toContain('Brian Otieno');
});

// spec: team-together/gone
it('tells the service when the page is left, by a call that outlives it', async () => {
  const calls = open(answers(showPresence, { others: [brian] }));
  await screen.findByText(/^Also here/);
  globalThis.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(calls()).toContain('DELETE at the end'));
  const before = calls().length;
  cleanup();
  await waitFor(() => expect(calls().slice(before)).toEqual(['DELETE at the end']));
});

it('calls again when the member comes back to the tab, and names nobody whom it cannot read again', async () => {
  open(
    ...once(showPresence, [refuses(showPresence, 403, 'You know somebody here.')]),
    answers(showPresence, { others: [brian] }),
  );
  await screen.findByText(/^Also here/);
  comesBack();
  await waitFor(() => expect(screen.queryByText(/^Also here/)).toBeNull());
});
