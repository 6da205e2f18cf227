import {
  findWork,
  listHeldWork,
  listQueue,
  listQueues,
  listSavedViews,
  takeNext,
} from '@repo/api-client/contract/work';
import { answers, breaks, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { check, held, queuesFor } from '../../stories/queues.ts';
import { here, openScreen } from '../../stories/in-test.tsx';
import { wanjiku } from '../../stories/team.ts';
import { Queue } from '../pages/work/Queue.tsx';
import { paths } from '../paths.ts';
import { singleKeys } from '../preferences/preference.ts';

const References = () => <Queue queue="references" />;
const key = (name: string, more: { readonly ctrlKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });

const holder = { id: wanjiku.id, name: wanjiku.name };
const found = answers(findWork, { found: [{ kind: 'case', id: check(9).id }] });

async function open(...recorded: readonly Recording[]) {
  openScreen(References, paths.queue('references'), {
    recorded: [
      ...recorded,
      answers(listQueues, queuesFor('administrator', { references: [2, 0] })),
      answers(listQueue, { work: [check(1), check(2)] }),
      answers(listHeldWork, { work: [held(5, { holder })] }),
      answers(listSavedViews, { views: [] }),
      answers(findWork, { found: [] }),
    ],
  });
  await screen.findByRole('row', { name: /Case 4F2101/ });
}
beforeEach(() => singleKeys.set(true));

// spec: team-keyboard/list
it('moves in a list, and takes the next', async () => {
  await open(answers(takeNext, { work: null }));
  key('j');
  key('j');
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Case 4F2102');
  key('k');
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Case 4F2101');
  key('t');
  expect(await screen.findByText('Nothing free waits here for you.', { selector: 'output *' })).toBeTruthy();
});

it.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
])('goes to held work by name after %s', async (name, more) => {
  await open();
  key(name, more);
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'reference 4f2105' } });
  expect(await screen.findByRole('option', { name: /Case 4F2105/ })).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(here().pathname).toContain('/cases/'));
});

it('finds a case by its code', async () => {
  await open(found);
  key('/');
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: '4F2009' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Case 4F2009' }));
  await waitFor(() => expect(here().pathname).toBe(paths.case(check(9).id)));
});

it('says that a search did not work', async () => {
  await open(breaks(findWork));
  key('/');
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'abcdef' } });
  expect(await screen.findByText('The search did not work. Please try again.')).toBeTruthy();
});

// spec: team-keyboard/help, team-keyboard/off
it('shows all keys, and switches single ones off', async () => {
  await open();
  key('?');
  fireEvent.click(await screen.findByRole('switch', { name: 'Single keys' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  key('?');
  key('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  key('k', { ctrlKey: true });
  expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeTruthy();
});
