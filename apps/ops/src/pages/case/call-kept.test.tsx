import { getCase, getCaseFile, getCaseReport } from '@repo/api-client/contract/cases';
import { listReferencesOfWorker, recordReferenceCall } from '@repo/api-client/contract/references';
import { answers, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noAttachments } from '../../../stories/attachments.ts';
import { caseWith, file, liveReport, reference, you } from '../../../stories/cases.ts';
import { comesBack, openScreen, press } from '../../../stories/in-test.tsx';
import { idOf } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { CaseView } from './CaseView.tsx';

const held = caseWith({ references: { holder: you } });
const brian = { id: idOf(2), name: 'Brian Otieno' };
const taken = caseWith({ references: { holder: brian } }, { holds: false });
const Opened = () => <CaseView id={held.id} />;
const WORDS = 'Patient with our twins.';

function open(...recorded: readonly Recording[]) {
  openScreen(Opened, paths.case(held.id), {
    search: '?check=references',
    recorded: [
      ...recorded,
      answers(getCase, held),
      answers(getCaseFile, file),
      noAttachments,
      answers(getCaseReport, liveReport()),
      answers(listReferencesOfWorker, {
        references: [reference(1), reference(2, { name: 'Paul Odera' })],
      }),
    ],
  });
}
const said = () => screen.getAllByLabelText(/^What was said, for the report/);
async function write() {
  const [field] = await screen.findAllByLabelText(/^What was said, for the report/);
  fireEvent.change(field ?? document.body, { target: { value: WORDS } });
}

// spec: team-together/told-before
it('keeps what a referee said when a colleague takes the check, and nothing that is personal beside it', async () => {
  open(...once(getCase, [answers(getCase, taken)]));
  await write();
  comesBack();
  await screen.findByText('Brian Otieno holds it now.');
  expect(said()).toHaveLength(1);
  expect(screen.getByDisplayValue(WORDS)).toBeTruthy();
  expect(screen.queryByText('Ruth Kamande')).toBeNull();
  expect(screen.queryByText('Paul Odera')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull();
  await press('button', 'Close the form');
  await screen.findByText('The papers open for a member who holds work about this worker.');
  expect(screen.queryByDisplayValue(WORDS)).toBeNull();
});

// spec: team-together/told
it('tells who saves a call second why, and keeps what the referee said', async () => {
  open(
    refuses(recordReferenceCall, 403, refusals.workNotHeld),
    ...once(recordReferenceCall, [answers(getCase, taken)]),
  );
  await write();
  fireEvent.click(screen.getAllByRole('radio', { name: 'Reached' })[0] ?? document.body);
  fireEvent.click(screen.getAllByRole('button', { name: 'Save the call' })[0] ?? document.body);
  await screen.findByText('Somebody was faster');
  expect(screen.getByText(refusals.workNotHeld)).toBeTruthy();
  expect(screen.getByDisplayValue(WORDS)).toBeTruthy();
});

it('goes on with a call where the member holds other work about the worker', async () => {
  open(
    ...once(getCase, [
      answers(getCase, caseWith({ references: { holder: brian }, social_media: { holder: you } })),
    ]),
  );
  await write();
  comesBack();
  await screen.findByText(/held by Brian Otieno/);
  expect(screen.queryByText('Somebody was faster')).toBeNull();
  expect(screen.getByText('Ruth Kamande')).toBeTruthy();
  expect(screen.getByDisplayValue(WORDS)).toBeTruthy();
});

it('leaves no empty call sheet when the hold ends before a word is typed', async () => {
  open(...once(getCase, [answers(getCase, taken)]));
  await screen.findByText('Paul Odera');
  comesBack();
  await waitFor(() => expect(screen.queryByText('Paul Odera')).toBeNull());
  expect(screen.queryByText('Somebody was faster')).toBeNull();
});
