import { listDocumentsOf, openDocument } from '@repo/api-client/contract/documents';
import { getWork, listQueue } from '@repo/api-client/contract/work';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { you } from '../../../stories/cases.ts';
import { here, openScreen } from '../../../stories/in-test.tsx';
import { certificate } from '../../../stories/invented-photos.ts';
import { held, paper } from '../../../stories/items.ts';
import { check } from '../../../stories/queues.ts';
import { idOf } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { singleKeys } from '../../preferences/preference.ts';
import { Queue } from '../work/Queue.tsx';
import { ItemView } from './ItemView.tsx';

const document_ = (number: number, facts: Parameters<typeof check>[1] = {}) =>
  check(number, {
    kind: 'document',
    id: idOf(number),
    queue: 'documents',
    case_id: null,
    level: null,
    check_kind: null,
    ...facts,
  });
const queue = answers(listQueue, {
  work: [
    document_(499, { deadline: 'late', holder: { id: idOf(2), name: 'Baraka Mutua' } }),
    document_(500, { holder: you }),
    document_(501),
  ],
});
const recorded = [
  queue,
  answers(getWork, held('document')),
  answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [paper()] }),
  answers(openDocument, certificate),
];
const Opened = () => <ItemView kind="document" id={idOf(500)} />;
const Documents = () => <Queue queue="documents" />;
const open = (search: string, ...more: readonly Recording[]) =>
  openScreen(Opened, paths.item('document', idOf(500)), { search, recorded: [...more, ...recorded] });
const list = async () => within(await screen.findByRole('navigation', { name: 'Documents' }));
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

beforeEach(() => singleKeys.set(true));

// spec: team-work-pages/beside
it('remembers in the address of work from which queue it is opened', async () => {
  openScreen(Documents, paths.queue('documents'), { search: '?view=late', recorded });
  const row = await screen.findByRole('row', { name: /000501/ });
  const link = within(row).getByRole('link', { name: 'Document' });
  expect(link.getAttribute('href')).toBe(`${paths.item('document', idOf(501))}?queue=documents&view=late`);
});

// spec: team-work-pages/beside
it('shows the queue beside the work that was opened from it, with the open one marked and nobody’s name', async () => {
  open('?queue=documents');
  const links = (await (await list()).findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);
  expect(links).toEqual([
    ['Document, 00049925 Nov 2026, late, held by Baraka Mutua', null],
    ['Document, 00050025 Nov 2026, held by you', 'page'],
    ['Document, 00050125 Nov 2026', null],
  ]);
});

// spec: team-work-pages/beside
it('has the filters of the queue', async () => {
  const late = answers(listQueue, { work: [document_(499)] }, { query: { view: 'late' } });
  open('?queue=documents&view=late', late);
  expect(await (await list()).findAllByRole('link')).toHaveLength(1);
});

// spec: team-work-pages/beside
it('steps in the list by j and k, and opens nothing before Enter', async () => {
  open('?queue=documents');
  const links = await (await list()).findAllByRole('link');
  key('j');
  expect(document.activeElement).toBe(links[2]);
  key('k');
  key('k');
  expect(document.activeElement).toBe(links[0]);
  expect(here().pathname).toBe(paths.item('document', idOf(500)));
  // Enter on a link is a click.
  fireEvent.click(links[2] ?? document.body);
  await waitFor(() =>
    expect(here()).toMatchObject({
      pathname: paths.item('document', idOf(501)),
      search: '?queue=documents',
    }),
  );
});

it.each(['', '?queue=everything'])('has no list where no queue is told: "%s"', async (search) => {
  open(search);
  await screen.findByText('Your decision: Police certificate');
  expect(screen.queryByRole('navigation', { name: 'Documents' })).toBeNull();
});
