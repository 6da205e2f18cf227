import {
  answerWorkerRequest,
  listWorkerConsents,
  listWorkerRequests,
  withdrawWorkerConsent,
} from '@repo/api-client/contract/worker-app';
import { answers, breaks, once, refuses } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptedRequest, consents, contact, lastMinute } from '../../../stories/consent-requests.ts';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { NOW } from '../../../stories/people.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { fetchRest, loadLanguage } from '../../language/languages.ts';
import { paths } from '../../paths.ts';
import { asSentence } from '../../requests/as-sentence.ts';
import RequestsPage from './RequestsPage.tsx';

const ACCEPTED = 'Request accepted! The employer will contact you soon.';
const DECLINED = 'Request declined. This employer cannot ask you again for 30 days.';
const QUESTION = 'Are you sure you want to decline this request?';
const recorded = (status: 'accepted' | 'declined', message: string) => [
  answers(listWorkerRequests, { requests: [contact] }),
  answers(listWorkerConsents, { consents: [] }),
  answers(answerWorkerRequest, { message, request: { id: contact.id, status } }),
];
const onItsScreen = (status: 'accepted' | 'declined', message: string) =>
  openScreen(RequestsPage, paths.requests, { recorded: recorded(status, message) });
/** The sent answer of the worker. */
const sent = async (answering: () => Promise<unknown>): Promise<unknown> => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await answering();
  const call = () => fetched.mock.calls.find(([, init]) => init?.method === 'POST');
  await waitFor(() => expect(call()).toBeDefined());
  const body = call()?.[1]?.body;
  fetched.mockRestore();
  return typeof body === 'string' ? JSON.parse(body) : body;
};
const isListed = () => screen.queryByText('Otieno Household') !== null;

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

// spec: worker-requests/card, worker-requests/buttons
it('a card says who asks, since when and for what, and has a no, a yes, a report and a block', async () => {
  onItsScreen('accepted', ACCEPTED);
  await screen.findByText('Otieno Household');
  const card = within(within(screen.getByRole('main')).getByRole('listitem'));
  for (const words of ['OH', '6 hours ago', asSentence(contact.parts.en.asks)])
    expect(card.getByText(words)).toBeTruthy();
  expect(card.getAllByRole('button')).toHaveLength(4);
  for (const name of ['Report these words', 'Decline', 'Accept', 'Block this employer'])
    expect(card.getByRole('button', { name })).toBeTruthy();
});

it('has the report beside the words of the employer, and the block below the answers', async () => {
  onItsScreen('accepted', ACCEPTED);
  const names = (await screen.findAllByRole('button')).map((button) => button.textContent);
  const own = ['Report these words', 'Decline', 'Accept', 'Block this employer'];
  expect(names.filter((name) => own.includes(name))).toEqual(own);
});

describe('on the screen of the requests', () => {
  // spec: worker-requests/accept, worker-requests/accept-stays
  it('a yes is told of, and stays listed as accepted', async () => {
    onItsScreen('accepted', ACCEPTED);
    expect(await sent(() => press('button', 'Accept'))).toEqual({ answer: 'accepted', language: 'en' });
    const card = (await screen.findByText(ACCEPTED)).closest('li');
    expect(card?.textContent).toContain('Otieno Household');
    expect(card?.textContent).toMatch(/Back to dashboard$/);
    expect(screen.getAllByText('Otieno Household')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('says in the question itself that a no was not sent, and takes it back with the question', async () => {
    const [requests, consents] = recorded('declined', DECLINED);
    openScreen(RequestsPage, paths.requests, {
      recorded: [...(requests && consents ? [requests, consents] : []), breaks(answerWorkerRequest)],
    });
    await press('button', 'Decline');
    const question = within(await screen.findByRole('alertdialog', { name: QUESTION }));
    fireEvent.click(question.getByRole('button', { name: 'Decline' }));
    expect(await question.findByText(/Please try again/)).toBeTruthy();
    await waitFor(() => {
      // The cancel button and the close button have the same label.
      for (const way of question.getAllByRole('button', { name: 'Cancel' })) fireEvent.click(way);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await press('button', 'Decline');
    const again = within(await screen.findByRole('alertdialog', { name: QUESTION }));
    expect(again.queryByText(/Please try again/)).toBeNull();
  });

  // spec: worker-requests/empty, worker-requests/empty-text, worker-requests/decline
  // spec: worker-requests/declined
  it('a no is asked about, told of, and gone from the list', async () => {
    onItsScreen('declined', DECLINED);
    await press('button', 'Decline');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(QUESTION)).toBeTruthy();
    expect(question.getByText(/For at least 30 days this employer can ask you nothing/)).toBeTruthy();
    expect(isListed()).toBe(true);
    const no = question.getByRole('button', { name: 'Decline' });
    expect(await sent(async () => fireEvent.click(no))).toEqual({ answer: 'declined', language: 'en' });
    await screen.findByText(DECLINED);
    expect(isListed()).toBe(false);
    await screen.findByRole('heading', { name: 'No Requests Yet' });
    expect(
      screen.getByText('When employers are interested in hiring you, their requests will appear here'),
    ).toBeTruthy();
  });
});

it('says before the answer what a police certificate costs, and that she needs none', async () => {
  openScreen(RequestsPage, paths.requests, {
    recorded: [answers(listWorkerRequests, { requests: [lastMinute] })],
  });
  const line = await screen.findByText(
    /^Police clearance \(Good Conduct\)\. You can accept without one: only this check waits\./,
  );
  expect(line.textContent).toContain('A new one costs KES\u00A01,050.');
});

const [status, ended] = consents;
if (status === undefined || ended === undefined) throw new Error('Nobody has consented to anything');
const forContact = { ...ended, id: '0198f3a1-0000-7000-8000-000000000777', withdrawn_at: null };
const agreedTo = (...given: typeof consents) => answers(listWorkerConsents, { consents: [...given] });
const one = answers(listWorkerRequests, { requests: [contact] });
const nobodyAsks = answers(listWorkerRequests, { requests: [] });

describe('what she answers', () => {
  it('is one card, of the request and its consent', async () => {
    openScreen(RequestsPage, paths.requests, {
      recorded: [answers(listWorkerRequests, { requests: [acceptedRequest] }), agreedTo(forContact, status)],
    });
    await screen.findByText('Accepted');
    const cards = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    const card = within(screen.getByText('Otieno Household').closest('li') ?? document.body);
    for (const words of [
      /^By SMS on /,
      /^Otieno Household now sees your name and \+254.700.000.101.*pay nobody for a job\.$/,
      forContact.text,
      'Accepted',
    ])
      expect(card.getByText(words)).toBeTruthy();
    expect(card.getByText(forContact.text).closest('details')?.open).toBe(false);
    for (const name of ['Report these words', 'Withdraw consent', 'Block this employer'])
      expect(card.getByRole('button', { name })).toBeTruthy();
  });

  it('is told beside the screen while others wait, because its card is out of sight', async () => {
    openScreen(RequestsPage, paths.requests, {
      recorded: [
        answers(listWorkerRequests, { requests: [contact, lastMinute] }),
        ...recorded('accepted', ACCEPTED).slice(1),
      ],
    });
    const first = (await screen.findByText('Otieno Household')).closest('li');
    fireEvent.click(within(first ?? document.body).getByRole('button', { name: 'Accept' }));
    expect((await screen.findByText(ACCEPTED)).closest('li')).toBeNull();
    expect(screen.getByText('Accepted')).toBeTruthy();
  });

  it('stands under what she agreed to as soon as she has said yes', async () => {
    openScreen(RequestsPage, paths.requests, {
      recorded: [...once(answerWorkerRequest, [agreedTo(forContact)]), ...recorded('accepted', ACCEPTED)],
    });
    await screen.findByText('You have not agreed to anything yet.');
    await press('button', 'Accept');
    expect(await screen.findByText(forContact.text)).toBeTruthy();
  });

  it('by SMS before she does so here is told, and the lists are as they then are', async () => {
    const told = 'You have answered this request already.';
    openScreen(RequestsPage, paths.requests, {
      recorded: [
        ...once(answerWorkerRequest, [
          answers(listWorkerRequests, { requests: [acceptedRequest] }),
          agreedTo(forContact),
        ]),
        one,
        agreedTo(),
        refuses(answerWorkerRequest, 409, told),
      ],
    });
    await press('button', 'Accept');
    await screen.findByText(told);
    expect(await screen.findByText('Accepted')).toBeTruthy();
    expect(await screen.findByText(forContact.text)).toBeTruthy();
    expect(screen.queryByText(ACCEPTED)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('is told also where what she agreed to was still on its way', async () => {
    const told = 'You have answered this request already.';
    const nothing = agreedTo();
    const arrival = Promise.withResolvers<void>();
    openScreen(RequestsPage, paths.requests, {
      recorded: [
        ...once(answerWorkerRequest, [
          answers(listWorkerRequests, { requests: [acceptedRequest] }),
          agreedTo(forContact),
        ]),
        one,
        { ...nothing, respond: () => arrival.promise.then(nothing.respond) },
        refuses(answerWorkerRequest, 409, told),
      ],
    });
    await press('button', 'Accept');
    await screen.findByText(told);
    arrival.resolve();
    expect(await screen.findByText(forContact.text)).toBeTruthy();
  });

  it('is kept in the language in which she reads it', async () => {
    await Promise.all([loadLanguage('sw'), fetchRest('sw')]);
    const InBothLanguages = () => (
      <>
        <LanguageChoice />
        <RequestsPage />
      </>
    );
    openScreen(InBothLanguages, paths.requests, { recorded: recorded('accepted', ACCEPTED) });
    await screen.findByText(asSentence(contact.parts.en.asks));
    await press('radio', 'Kiswahili');
    await screen.findByText(asSentence(contact.parts.sw.asks));
    expect(screen.queryByText(asSentence(contact.parts.en.asks))).toBeNull();
    expect(await sent(() => press('button', 'Kubali'))).toEqual({ answer: 'accepted', language: 'sw' });
  });

  it('has an end, which is told in hours, and within the last one as such', async () => {
    openScreen(RequestsPage, paths.requests, {
      recorded: [answers(listWorkerRequests, { requests: [contact, lastMinute] }), agreedTo()],
    });
    expect(await screen.findByText('42 hours left')).toBeTruthy();
    expect(screen.getByText('Less than an hour left')).toBeTruthy();
  });
});

describe('what she agreed to', () => {
  const withdrawn = answers(withdrawWorkerConsent, {
    message: 'Consent withdrawn.',
    consent: { id: status.id, withdrawn_at: NOW },
  });
  const withdraw = 'Withdraw consent';
  const question = async () =>
    within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to withdraw this consent?' }),
    );

  it('stands there in the words in which she gave it, how, and with the checks that run on it', async () => {
    openScreen(RequestsPage, paths.requests, { recorded: [nobodyAsks, agreedTo(status, ended)] });
    await screen.findByText('You decide: you can take each consent back at any time.');
    const [first, second] = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map((each) => within(each));
    expect(first?.getByText(status.text)).toBeTruthy();
    expect(first?.getByText(/^In this app on .*22/)).toBeTruthy();
    expect(first?.getByText('1 check runs on it now')).toBeTruthy();
    expect(first?.getByRole('button', { name: withdraw })).toBeTruthy();
    expect(second?.getByText(ended.text)).toBeTruthy();
    expect(second?.getByText(/^By SMS on /)).toBeTruthy();
    expect(second?.queryByText(/runs? on it now/)).toBeNull();
    expect(second?.getByText(/^Taken back on /)).toBeTruthy();
    expect(second?.queryByRole('button', { name: withdraw })).toBeNull();
  });

  it.each([
    ['checks', status, /^The checks that run for this employer stop.* without a result\. Results .* stay/],
    [
      'checks of which none runs',
      { ...status, open_checks: 0, stops_checks: 0 },
      /^This employer can start no /,
    ],
    [
      'checks that run on another consent alone',
      { ...status, open_checks: 0, stops_checks: 2 },
      /^The checks that run for this employer stop/,
    ],
    ['her contact', forContact, /^This employer no longer sees your phone number here\./],
  ])('to %s is taken back only after she was asked, and told what comes of it', async (_, given, then) => {
    openScreen(RequestsPage, paths.requests, {
      recorded: [
        ...once(withdrawWorkerConsent, [
          agreedTo({ ...given, withdrawn_at: NOW, open_checks: 0, stops_checks: 0 }),
        ]),
        nobodyAsks,
        agreedTo(given),
        withdrawn,
      ],
    });
    await screen.findByText(given.text);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await press('button', withdraw);
    const asked = await question();
    expect(asked.getByText(then)).toBeTruthy();
    expect(
      asked.getByText(/For 30 days this employer can ask you nothing, unless you allow it\.$/),
    ).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.click(asked.getByRole('button', { name: withdraw }));
    await screen.findByText('Consent withdrawn.');
    expect(fetched).toHaveBeenCalledWith(
      `/api/worker/consents/${given.id}/withdraw`,
      expect.objectContaining({ method: 'POST' }),
    );
    expect(await screen.findByText(/^Taken back on /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: withdraw })).toBeNull();
    fetched.mockRestore();
  });

  it('stands where taking it back did not succeed, and says so in the question', async () => {
    openScreen(RequestsPage, paths.requests, {
      recorded: [nobodyAsks, agreedTo(status), refuses(withdrawWorkerConsent, 500, '')],
    });
    await press('button', withdraw);
    const asked = await question();
    fireEvent.click(asked.getByRole('button', { name: withdraw }));
    expect(await asked.findByText('Your consent was not withdrawn. Please try again.')).toBeTruthy();
    expect(screen.queryByText('Consent withdrawn.')).toBeNull();
    expect(screen.queryByText(/^Taken back on /)).toBeNull();
  });
});
