import {
  blockEmployer,
  endWorkerBlock,
  listWorkerBlocks,
  reportWords,
  type WireBlock,
} from '@repo/api-client/contract/blocks';
import { listWorkerConsents, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import { answers, breaks, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { english as confirmations } from '@repo/domain/confirmations/english';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptedRequest, blocks, consents, contact, invitation } from '../../../stories/consent-requests.ts';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { NOW } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import { asSentence } from '../../requests/as-sentence.ts';
import RequestsPage from './RequestsPage.tsx';

const BLOCK = 'Block this employer';
const REPORT = 'Report these words';
const ALLOW = 'Allow to ask again';
const CANNOT_ASK = 'Employers who cannot ask you';

const asks = (...requests: readonly (typeof contact)[]) =>
  answers(listWorkerRequests, { requests: [...requests] });
const agreedTo = (...given: typeof consents) => answers(listWorkerConsents, { consents: [...given] });
const cannotAsk = (...refused: readonly WireBlock[]) => answers(listWorkerBlocks, { blocks: [...refused] });
const open = (...recorded: readonly Recording[]) => openScreen(RequestsPage, paths.requests, { recorded });

const [blocked, refused, resting] = blocks;
const [given] = consents;
if (!blocked || !refused || !resting || !given) throw new Error('The stories lack a block or a consent');

/** The question over the screen. */
const asked = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const sureToBlock = () => asked('Are you sure you want to block this employer?');
const sureToAllow = () => asked('Are you sure you want to allow this employer to ask you again?');

const cancel = (question: Awaited<ReturnType<typeof asked>>) =>
  waitFor(() => {
    // The cancel button and the close button have the same label.
    for (const way of question.getAllByRole('button', { name: 'Cancel' })) fireEvent.click(way);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

const watch = () => vi.spyOn(globalThis, 'fetch');
let fetched: ReturnType<typeof watch>;
/** The sent changes: address and body. */
const sent = () =>
  fetched.mock.calls.flatMap(([address, init]) => (init?.method === 'POST' ? [[address, init.body]] : []));

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => {
  fetched.mockRestore();
  vi.useRealTimers();
});
/** Opens the screen, and records from then on what it sends. */
const openAndWatch = (...recorded: readonly Recording[]) => {
  open(...recorded);
  fetched = watch();
};

describe('a block', () => {
  const done = answers(blockEmployer, { message: confirmations.employerBlocked });

  it('is sent only after she was told what ends, and then the lists are as they are', async () => {
    openAndWatch(
      ...once(blockEmployer, [asks(), agreedTo(), cannotAsk(blocked)]),
      asks(contact),
      agreedTo(),
      done,
    );
    await press('button', BLOCK);
    const question = await sureToBlock();
    expect(
      question.getByText(/Open requests are declined.*running checks stop.*Our team is told/),
    ).toBeTruthy();
    expect(sent()).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: BLOCK }));
    await screen.findByText(confirmations.employerBlocked);
    expect(sent()).toEqual([['/api/worker/blocks', JSON.stringify({ request_id: contact.id })]]);
    await screen.findByRole('heading', { name: CANNOT_ASK });
    await screen.findByRole('heading', { name: 'No Requests Yet' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is not sent when she says no to the question', async () => {
    openAndWatch(asks(acceptedRequest), agreedTo());
    await press('button', BLOCK);
    const question = await sureToBlock();
    await cancel(question);
    expect(sent()).toEqual([]);
  });

  it('that did not reach the service is told in the question', async () => {
    openAndWatch(asks(contact), agreedTo(), breaks(blockEmployer));
    await press('button', BLOCK);
    const question = await sureToBlock();
    fireEvent.click(question.getByRole('button', { name: BLOCK }));
    expect(await question.findByText('Network error. Please try again.')).toBeTruthy();
  });

  it('is offered at a consent, by the request that she accepted, also after she took it back', async () => {
    openAndWatch(asks(), agreedTo({ ...given, withdrawn_at: NOW }), done);
    await press('button', BLOCK);
    fireEvent.click((await sureToBlock()).getByRole('button', { name: BLOCK }));
    await screen.findByText(confirmations.employerBlocked);
    expect(sent()).toEqual([['/api/worker/blocks', JSON.stringify({ request_id: given.request_id })]]);
  });

  it('is offered of an employer who rests after her no, and not of one who can ask nothing anyway', async () => {
    openAndWatch(asks(), agreedTo(), cannotAsk(blocked, refused, resting), done);
    await screen.findByRole('heading', { name: CANNOT_ASK });
    await press('button', BLOCK);
    fireEvent.click((await sureToBlock()).getByRole('button', { name: BLOCK }));
    await screen.findByText(confirmations.employerBlocked);
    expect(sent()).toEqual([['/api/worker/blocks', JSON.stringify({ request_id: resting.request_id })]]);
  });

  it('is offered once of an employer whose consent she took back and who rests: in the list of those', async () => {
    openAndWatch(
      asks(),
      agreedTo(
        { ...given, withdrawn_at: NOW, refusal: 'resting' },
        { ...given, id: given.request_id, refusal: 'resting' },
      ),
      cannotAsk(resting),
    );
    await screen.findByRole('heading', { name: CANNOT_ASK });
    expect(screen.getAllByRole('button', { name: BLOCK })).toHaveLength(1);
  });

  it('is not offered at a consent to an employer whom she has blocked', async () => {
    openAndWatch(asks(), agreedTo({ ...given, withdrawn_at: NOW, refusal: 'blocked' }));
    await screen.findByText(given.text);
    expect(screen.queryByRole('button', { name: BLOCK })).toBeNull();
  });
});

describe('the words of an employer', () => {
  const reported = answers(reportWords, { message: confirmations.wordsReported });

  it('are reported once, and then read as reported', async () => {
    openAndWatch(asks(contact), agreedTo(), reported);
    await press('button', REPORT);
    await screen.findByText(confirmations.wordsReported);
    expect(sent()).toEqual([[`/api/worker/requests/${contact.id}/report`, '{}']]);
    expect(screen.getByText('Reported')).toBeTruthy();
    expect(screen.queryByRole('button', { name: REPORT })).toBeNull();
  });

  it('read as reported on the next visit too', async () => {
    openAndWatch(asks({ ...contact, reportable: false, reported: true }), agreedTo());
    expect(await screen.findByText('Reported')).toBeTruthy();
    expect(screen.queryByRole('button', { name: REPORT })).toBeNull();
  });

  it('that were not reported can be reported again', async () => {
    openAndWatch(asks(contact), agreedTo(), refuses(reportWords, 500, ''));
    await press('button', REPORT);
    await screen.findByText('Your change was not saved. Please try again.');
    expect(screen.getByRole('button', { name: REPORT })).toBeTruthy();
    expect(screen.queryByText('Reported')).toBeNull();
  });

  it('cannot be reported where there are none', async () => {
    openAndWatch(asks(invitation), agreedTo());
    await screen.findByText(asSentence(invitation.parts.en.asks));
    expect(screen.queryByRole('button', { name: REPORT })).toBeNull();
    expect(screen.queryByText('Reported')).toBeNull();
  });
});

describe('the employers who cannot ask her', () => {
  const ended = answers(endWorkerBlock, { message: confirmations.blockEnded });

  it('are no section while there is none', async () => {
    openAndWatch(asks(), agreedTo(), cannotAsk());
    await screen.findByText('You have not agreed to anything yet.');
    await waitFor(() =>
      expect(fetched.mock.calls.map(([address]) => address)).toContain('/api/worker/blocks'),
    );
    expect(screen.queryByRole('heading', { name: CANNOT_ASK })).toBeNull();
  });

  it.each([
    ['a blocked one', blocked, /^Since .*22.*, until you allow it$/],
    ['one refused for good', refused, /^Since .*21.*, until you allow it$/],
    ['one after a no', resting, /^Since .*20.*, until Dec 20, 2026$/],
  ])('stand there with since when and until when: %s', async (_, block, since) => {
    openAndWatch(asks(), agreedTo(), cannotAsk(block));
    await screen.findByRole('heading', { name: block.employerName });
    expect(screen.getByText(since)).toBeTruthy();
  });

  it('are allowed to ask again only after a question, and leave the list', async () => {
    openAndWatch(...once(endWorkerBlock, [cannotAsk()]), asks(), agreedTo(), cannotAsk(blocked), ended);
    await press('button', ALLOW);
    const question = await sureToAllow();
    expect(question.getByText('What you took back stays taken back.')).toBeTruthy();
    expect(sent()).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: ALLOW }));
    await screen.findByText(confirmations.blockEnded);
    expect(sent()).toEqual([[`/api/worker/blocks/${blocked.id}/end`, '{}']]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: CANNOT_ASK })).toBeNull());
  });

  it('stay where allowing did not succeed, and the question says so', async () => {
    openAndWatch(asks(), agreedTo(), cannotAsk(blocked), refuses(endWorkerBlock, 500, ''));
    await press('button', ALLOW);
    const question = await sureToAllow();
    fireEvent.click(question.getByRole('button', { name: ALLOW }));
    expect(await question.findByText('Your change was not saved. Please try again.')).toBeTruthy();
    await cancel(question);
    expect(screen.getByRole('heading', { name: CANNOT_ASK })).toBeTruthy();
  });
});

it.each([
  ['runs', given, 'Standard checks, until Feb 20, 2027'],
  ['is over', { ...given, expires_at: NOW }, 'Standard checks, ended Nov 23, 2026'],
  ['was taken back', { ...given, withdrawn_at: NOW }, 'Standard checks'],
])('a consent that %s names its level and its end', async (_, consent, cover) => {
  openAndWatch(asks(), agreedTo(consent));
  expect(await screen.findByText(cover)).toBeTruthy();
});
