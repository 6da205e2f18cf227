import {
  claimWork,
  listHeldWork,
  listQueue,
  listQueues,
  listSavedViews,
  putWorkBack,
  removeView,
  saveView,
  snoozeWork,
} from '@repo/api-client/contract/work';
import { answers, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { comesBack, openScreen, press } from '../../../stories/in-test.tsx';
import { check, held, morning, queuesFor } from '../../../stories/queues.ts';
import { idOf, wanjiku } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { Queue } from './Queue.tsx';
import WorkPage from './WorkPage.tsx';

const you = { id: wanjiku.id, name: wanjiku.name };
const NAME = 'References, Case 4F2101';
const References = () => <Queue queue="references" />;

/** An act whose answer waits for the test, and what is read before and after the service worked on it. */
function slow(act: Recording, before: Recording, after: Recording) {
  const { promise, resolve } = Promise.withResolvers<null>();
  let isWorked = false;
  return {
    recorded: [
      { ...act, respond: () => promise.then(act.respond) },
      { ...before, respond: () => (isWorked ? after : before).respond() },
    ],
    answer: () => {
      isWorked = true;
      resolve(null);
    },
  };
}
const list = (facts: Parameters<typeof check>[1]) => answers(listQueue, { work: [check(1, facts)] });
const mine = (facts: Parameters<typeof held>[1] = {}) =>
  answers(listHeldWork, { work: [held(1, { holder: you, ...facts })] });
const told = (words: string) => screen.findByText(words, { selector: 'output *' });
const row = () => screen.getByRole('row', { name: /Case 4F2101/ });
async function choose(entry: string) {
  await press('button', `Actions for ${NAME}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
/** Everything that the page showed from here on. */
function watch() {
  const shown: string[] = [];
  const watching = new MutationObserver(() => shown.push(document.body.textContent));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => watching.disconnect());
  return shown;
}
/** How often the page read the queue. */
function readsOfQueue() {
  const watched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => watched.mockRestore());
  const isRead = (address: unknown) =>
    typeof address === 'string' && address.startsWith('/api/ops/queues/references');
  return () => watched.mock.calls.filter(([address]) => isRead(address)).length;
}

// spec: team-work-pages/at-once
it('shows a row as taken before the service has answered, and does not turn it back when the list is read', async () => {
  const { recorded, answer } = slow(
    answers(claimWork, { work: check(1, { holder: you }) }),
    list({}),
    list({ holder: you }),
  );
  openScreen(References, paths.queue('references'), { recorded });
  await screen.findByRole('row', { name: /Nobody/ });
  const reads = readsOfQueue();
  await press('button', `Take ${NAME}`);
  expect(within(row()).getByText('You')).toBeTruthy();
  expect(screen.queryByText(`Taken: ${NAME}.`)).toBeNull();
  const shown = watch();
  comesBack();
  await waitFor(() => expect(reads()).toBe(1));
  answer();
  await told(`Taken: ${NAME}.`);
  await waitFor(() => expect(reads()).toBe(2));
  await waitFor(() => expect(within(row()).getByText('You')).toBeTruthy());
  expect(shown.filter((words) => words.includes('Nobody'))).toEqual([]);
});

// spec: team-work-pages/at-once
it('gives a row back that a colleague took first, and says why', async () => {
  const { recorded, answer } = slow(
    refuses(claimWork, 409, refusals.workHeldByAnother, { code: 'conflict' }),
    list({}),
    list({ holder: { id: idOf(2), name: 'Baraka Mutua' } }),
  );
  openScreen(References, paths.queue('references'), { recorded });
  await press('button', `Take ${NAME}`);
  expect(within(row()).getByText('You')).toBeTruthy();
  answer();
  await told(refusals.workHeldByAnother);
  await waitFor(() => expect(within(row()).getByText('Baraka Mutua')).toBeTruthy());
});

// spec: team-work-pages/at-once
it('takes a row that is put back off the own list at once, and tells of it all the same', async () => {
  const { recorded, answer } = slow(
    answers(putWorkBack, { message: 'Put back into the queue.' }),
    mine(),
    answers(listHeldWork, { work: [] }),
  );
  openScreen(WorkPage, paths.work, {
    recorded: [...recorded, answers(listQueues, queuesFor('agent', morning))],
  });
  await screen.findByRole('row', { name: /Case 4F2101/ });
  await choose('Put back');
  expect(screen.queryByRole('row', { name: /Case 4F2101/ })).toBeNull();
  const shown = watch();
  answer();
  await told('Put back into the queue.');
  await screen.findByText(/^You hold nothing/);
  expect(shown.filter((words) => words.includes('Case 4F2101,'))).toEqual([]);
});

// spec: team-work-pages/at-once
it('brings a row back that could not be put back, and says why', async () => {
  const { recorded, answer } = slow(refuses(putWorkBack, 409, refusals.workNotHeld), mine(), mine());
  openScreen(WorkPage, paths.work, {
    recorded: [...recorded, answers(listQueues, queuesFor('agent', morning))],
  });
  await screen.findByRole('row', { name: /Case 4F2101/ });
  await choose('Put back');
  expect(screen.queryByRole('row', { name: /Case 4F2101/ })).toBeNull();
  answer();
  await told(refusals.workNotHeld);
  expect(row()).toBeTruthy();
});

/** Asks to put the row aside until 25 November. */
async function putAside() {
  await choose('Put aside');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Until the morning of/), { target: { value: '2026-11-25' } });
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'The school is closed.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Put aside' }));
}

// spec: team-work-pages/at-once
it.each([
  ['a queue', References, paths.queue('references')],
  ['the own work', WorkPage, paths.work],
])(
  'puts a row of %s aside at once, and comes back with the words after a refusal',
  async (_where, Page, path) => {
    vi.setSystemTime('2026-11-23T09:30:00+03:00');
    onTestFinished(() => void vi.useRealTimers());
    const { recorded, answer } = slow(
      refuses(snoozeWork, 409, refusals.workNotHeld, { code: 'conflict' }),
      list({ holder: you }),
      list({ holder: you }),
    );
    openScreen(Page, path, {
      recorded: [...recorded, mine(), answers(listQueues, queuesFor('agent', morning))],
    });
    await screen.findByRole('row', { name: /Case 4F2101/ });
    await putAside();
    await screen.findByText('Put aside until 25 Nov 2026: The school is closed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(refusals.workNotHeld)).toBeTruthy();
    expect(dialog.getByDisplayValue('The school is closed.')).toBeTruthy();
    expect(screen.queryByText(/Put aside until/)).toBeNull();
  },
);

// spec: team-work-pages/at-once
it('tells of a refusal also when the dialog of another row is open by then, which has nothing of the first', async () => {
  vi.setSystemTime('2026-11-23T09:30:00+03:00');
  onTestFinished(() => void vi.useRealTimers());
  const both = answers(listQueue, { work: [check(1, { holder: you }), check(2, { holder: you })] });
  const { recorded, answer } = slow(refuses(snoozeWork, 409, refusals.workNotHeld), both, both);
  openScreen(References, paths.queue('references'), { recorded });
  await screen.findByRole('row', { name: /Case 4F2101/ });
  await putAside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('button', 'Actions for References, Case 4F2102');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Put aside' }));
  const dialog = within(await screen.findByRole('dialog'));
  answer();
  await told(refusals.workNotHeld);
  expect(dialog.getByText(/Case 4F2102/)).toBeTruthy();
  expect(dialog.queryByDisplayValue('The school is closed.')).toBeNull();
});

const view = { id: check(51).id, name: 'My day', queue: 'references', view: 'late', level: 'lite' } as const;

// spec: team-work-pages/at-once
it('has a saved view in the menu of places at once, and takes it out after a refusal', async () => {
  const views = answers(listSavedViews, { views: [view] });
  const { recorded, answer } = slow(refuses(saveView, 409, refusals.viewsTooMany), views, views);
  openScreen(References, paths.queue('references'), { recorded: [...recorded, list({}), mine()] });
  const openMenu = () => press('button', /^Go to/);
  await openMenu();
  await screen.findByRole('option', { name: /My day/ });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await press('button', 'Save this view');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  fireEvent.change(dialog.getByLabelText(/Name/), { target: { value: 'My night' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openMenu();
  await screen.findByRole('option', { name: /My night/ });
  answer();
  await screen.findByText(refusals.viewsTooMany);
  await waitFor(() => expect(screen.queryByRole('option', { name: /My night/ })).toBeNull());
  expect(screen.getByDisplayValue('My night')).toBeTruthy();
});

// spec: team-work-pages/at-once
it('takes a removed view off the list at once, and brings it back after a refusal', async () => {
  const views = answers(listSavedViews, { views: [view] });
  const { recorded, answer } = slow(refuses(removeView, 503, 'The service is busy.'), views, views);
  openScreen(WorkPage, paths.work, {
    recorded: [...recorded, mine(), answers(listQueues, queuesFor('agent', morning))],
  });
  await press('button', 'Remove My day');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'My day' })).toBeNull());
  answer();
  await told('The service is busy.');
  expect(screen.getByRole('link', { name: 'My day' })).toBeTruthy();
});
