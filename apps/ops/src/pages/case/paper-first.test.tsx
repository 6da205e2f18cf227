import { getCase, getCaseFile, getCaseReport } from '@repo/api-client/contract/cases';
import { decideDocument, listDocumentsOf, openDocument } from '@repo/api-client/contract/documents';
import { claimWork, getWork } from '@repo/api-client/contract/work';
import { documentsOfWorkerQuery } from '@repo/api-client/queries/papers';
import { answers, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { noAttachments } from '../../../stories/attachments.ts';
import { caseWith, file, liveReport, you } from '../../../stories/cases.ts';
import { here, openScreen, press, spelledToday } from '../../../stories/in-test.tsx';
import { certificate } from '../../../stories/invented-photos.ts';
import { held, paper } from '../../../stories/items.ts';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { DECIDES } from '../../work/use-check-of-item.ts';
import { paths } from '../../paths.ts';
import { ItemView } from '../item/ItemView.tsx';
import { CaseView } from './CaseView.tsx';
import { DecisionInSight } from './DecisionInSight.tsx';

const found = caseWith({ health: { holder: you }, criminal_record: { holder: you } });
const sent = paper({ slot: 'certificates', certificate: null });
const accepted = { ...sent, status: 'accepted' } as const;
const item = paths.item('document', sent.id);
const listed = (document: typeof sent) =>
  answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [document] });

const Opened = () => <CaseView id={found.id} />;
const open = (check: string, ...recorded: readonly Recording[]) =>
  openScreen(Opened, paths.case(found.id), {
    search: `?check=${check}`,
    recorded: [
      ...recorded,
      answers(getCase, found),
      answers(getCaseFile, file),
      noAttachments,
      answers(getCaseReport, liveReport()),
    ],
  });
const FROM_CHECK = `?case=${found.id}&check=health`;

// spec: team-case-pages/paper-first
it('takes a paper from its check, and opens it', async () => {
  open('health', answers(claimWork, { work: held('document').work }), listed(sent));
  await screen.findByText('First the paper, then the check');
  await press('button', 'Judge the paper');
  await waitFor(() => expect(here()).toMatchObject({ pathname: item, search: FROM_CHECK }));
});

// spec: team-case-pages/paper-first
it('leads from the paper back to its check, where the papers are read again', async () => {
  openScreen(() => <ItemView kind="document" id={sent.id} />, item, {
    search: FROM_CHECK,
    recorded: [
      answers(decideDocument, { document: accepted }),
      ...once(decideDocument, [listed(accepted)]),
      listed(sent),
      answers(getWork, held('document')),
      answers(openDocument, certificate),
    ],
  });
  const checkPage = `${paths.case(found.id)}?check=health`;
  const back = await screen.findByRole('link', { name: 'Back to the check: Health' });
  expect(back.getAttribute('href')).toBe(checkPage);
  fireEvent.click(await screen.findByRole('radio', { name: 'Accept' }));
  await press('button', 'Decide: Accept');
  await waitFor(() => expect(here().pathname + here().search).toBe(checkPage));
  expect(here().state).toBe(DECIDES);
  const { queryKey } = documentsOfWorkerQuery(client, sent.nanny_id);
  await waitFor(() =>
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ documents: [{ status: 'accepted' }] }),
  );
});

// spec: team-case-pages/paper-first
it.each([
  ['from its paper', DECIDES, 1],
  ['from elsewhere', null, 0],
])('brings the decision into sight for the member who comes %s', (_, state, times) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scroll.mockRestore());
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[{ pathname: paths.case(found.id), state }]}>
        <DecisionInSight workerId={found.nanny_id}>Your decision</DecisionInSight>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(scroll).toHaveBeenCalledTimes(times);
});

// spec: team-case-pages/paper-first
it('stays at the check when a colleague holds the paper', async () => {
  open('health', refuses(claimWork, 409, refusals.workHeldByAnother, { code: 'conflict' }), listed(sent));
  await screen.findByText('First the paper, then the check');
  await press('button', 'Judge the paper');
  await screen.findByText(refusals.workHeldByAnother, { selector: 'output *' });
  expect(here()).toMatchObject({ pathname: paths.case(found.id) });
});

// spec: team-case-pages/paper-first
it('says of a check that is decided that its paper still waits', async () => {
  open(
    'health',
    answers(
      getCase,
      caseWith({ health: { status: 'decided', outcome: 'unable_to_verify', is_open: false } }),
    ),
    listed(sent),
  );
  expect(await screen.findByText('The paper still waits')).toBeTruthy();
});

// spec: team-case-pages/source
it('offers an outcome its own sources alone', async () => {
  open('criminal_record', listed({ ...sent, slot: 'policeClearance' }));
  const source = await screen.findByLabelText(/^Source of the evidence/);
  const offered = () => [...source.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
  const choose = (outcome: string) => fireEvent.click(screen.getByRole('radio', { name: outcome }));
  choose('Finding');
  expect(offered()).toEqual(['ecitizen', 'worker_document']);
  fireEvent.change(source, { target: { value: 'worker_document' } });
  choose('Clear');
  expect(offered()).toEqual(['ecitizen']);
  expect(source).toHaveProperty('value', '');
  screen.getByText('“Clear” needs the record.');
  choose('Unable to verify');
  expect(offered()).toEqual(['ecitizen', 'worker_document']);
});

// spec: team-case-pages/source-day
it('fills in today for what is seen now, and no day of an earlier source', async () => {
  open('criminal_record', listed({ ...sent, slot: 'policeClearance' }));
  const source = await screen.findByLabelText(/^Source of the evidence/);
  const day = screen.getByLabelText<HTMLInputElement>(/^Day of the evidence/);
  const choose = (value: string) => fireEvent.change(source, { target: { value } });
  choose('ecitizen');
  expect(day.value).toBe(spelledToday());
  choose('worker_document');
  expect(day.value).toBe('');
  fireEvent.change(day, { target: { value: '2026-10-12' } });
  choose('ecitizen');
  expect(day.value).toBe('2026-10-12');
});

const police = { ...sent, slot: 'policeClearance' } as const;

// spec: team-case-pages/ecitizen
it('tells the holder of a police certificate how the record itself is seen, and whom to call', async () => {
  open('criminal_record', listed(paper({ status: 'accepted' })));
  const record = within(await screen.findByRole('region', { name: 'The record on eCitizen' }));
  await record.findByText(/^Call the worker, who opens the certificate in their own eCitizen account/);
  expect(record.getByRole('link').getAttribute('href')).toBe(`tel:${file.worker.phone}`);
  record.getByText(paper().certificate?.number ?? 'no number');
});

// spec: team-case-pages/ecitizen
it.each([
  ['before its paper is accepted', 'criminal_record', police],
  [
    'after its paper was taken back',
    'criminal_record',
    { ...police, status: 'accepted', ended_at: sent.uploaded_at },
  ],
  ['for another check', 'health', accepted],
] as const)('tells nobody to call her %s', async (_when, check, document) => {
  open(check, listed(document));
  await screen.findByLabelText(/^Source of the evidence/);
  await screen.findByText('Sent');
  expect(screen.queryByText('The record on eCitizen')).toBeNull();
});

// spec: team-case-pages/paper-first
it('marks the tile of a check that the member began to decide', async () => {
  open('health', listed(accepted));
  await screen.findByText('Accepted');
  const tiles = within(screen.getByRole('navigation', { name: 'Checks of this case' }));
  const tile = () => tiles.getByRole('link', { name: /^Health/ }).textContent;
  expect(tile()).not.toContain('begun');
  fireEvent.change(await screen.findByLabelText(/^Note for the report/), { target: { value: 'Fit.' } });
  expect(tile()).toContain('begun');
});
