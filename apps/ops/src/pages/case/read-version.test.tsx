import { getCase, getCaseFile, getCaseReport } from '@repo/api-client/contract/cases';
import { moveCheck } from '@repo/api-client/contract/checks';
import { listDocumentsOf } from '@repo/api-client/contract/documents';
import { listReferencesOfWorker } from '@repo/api-client/contract/references';
import { caseFileQuery, verdictsQuery } from '@repo/api-client/queries/cases';
import { answers, once } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { noAttachments } from '../../../stories/attachments.ts';
import { caseWith, file, liveReport, socialDecided, you } from '../../../stories/cases.ts';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { client } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { CaseView } from './CaseView.tsx';

const { id } = caseWith();
const Opened = () => <CaseView id={id} />;

it('does not decide on a name that came by the clock while the member read another one', async () => {
  const mine = (version: string) => caseWith({ social_media: { holder: you, version } });
  const read = mine('v1');
  openScreen(Opened, paths.case(id), {
    search: '?check=social_media',
    recorded: [
      socialDecided,
      answers(moveCheck, {
        check: {
          id,
          kind: 'social_media',
          status: 'pending',
          waiting_on: null,
          due_at: '2026-11-25T20:59:59Z',
        },
      }),
      // Any later reading of the case: the worker has changed her name meanwhile.
      ...once(moveCheck, [answers(getCase, mine('v2'))]),
      answers(getCase, read),
      answers(getCaseFile, file),
      noAttachments,
      answers(getCaseReport, liveReport()),
      answers(listReferencesOfWorker, { references: [] }),
      answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [] }),
    ],
  });
  const watched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => watched.mockRestore());
  const asked = (end: string) =>
    watched.mock.calls.filter(([address]) => typeof address === 'string' && address.endsWith(end));
  fireEvent.click(await screen.findByRole('radio', { name: 'Clear' }));
  fireEvent.change(screen.getByLabelText(/^Note for the team/), { target: { value: 'By name.' } });
  const before = asked(id).length;
  fireEvent.click(await screen.findByText(/^Not ready to decide/));
  fireEvent.change(await screen.findByLabelText(/^Who must act next/), { target: { value: 'worker' } });
  await press('button', 'Save who must act');
  await waitFor(() => expect(asked(id).length).toBeGreaterThan(before));
  const files = asked('/file').length;
  await press('button', 'Decide: Clear');
  await waitFor(() => expect(asked('/decision').length).toBe(1));
  const [, init] = asked('/decision')[0] ?? [];
  const body = typeof init?.body === 'string' ? init.body : '';
  // Either the name was read again, or the version goes out that she read.
  expect(asked('/file').length > files || body.includes('"version":"v1"'), body).toBe(true);
});

it('reads the file again when the worker has changed her name or ID number', () => {
  const key = (version: string) => caseFileQuery(client, caseWith({ social_media: { version } })).queryKey;
  expect(key('v2')).not.toEqual(key('v1'));
});

it('keeps no words of colleagues: another one may have said more when they are opened again', () => {
  expect(verdictsQuery(client, id)).toMatchObject({ gcTime: 0 });
  expect(verdictsQuery(client, id)).not.toHaveProperty('staleTime');
});
