import {
  disputeFinding,
  submitStatement,
  listFindings,
  withdrawDispute,
} from '@repo/api-client/contract/findings';
import { answers, breaks, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { disputed, nothingFound, onRecord, sideAsked, sideGiven } from '../../../stories/worker-status.ts';
import { logOut } from '../../api/log-out.ts';
import { paths } from '../../paths.ts';
import FindingsPage from './FindingsPage.tsx';

const dispute = { ...disputed.dispute, status: 'open' as const, ended_at: null, answer: null };
const taken = {
  id: disputed.dispute?.id ?? '',
  words: 'It was never in my room.',
  created_at: '2026-11-23T06:30:00Z',
};
const before = answers(listFindings, { ...nothingFound, findings: [onRecord] });
const after = answers(listFindings, {
  ...nothingFound,
  findings: [{ ...onRecord, may_dispute: false, dispute: { ...dispute, ...taken } }],
});
const accepted = answers(disputeFinding, { message: 'Sent.', dispute: { ...dispute, ...taken } });

const open = (...recorded: readonly Recording[]) => openScreen(FindingsPage, paths.findings, { recorded });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('her results', () => {
  const unconfirmed = {
    ...onRecord,
    id: '0198f3a1-0000-7000-8000-000000000901',
    kind: 'check' as const,
    category: null,
    region: null,
    check: 'criminal_record' as const,
    outcome: 'unable_to_verify' as const,
  };
  const results = [
    { check: 'identity' as const, outcome: 'clear' as const, decided_at: '2026-11-20T08:00:00Z' },
    { check: 'health' as const, outcome: 'not_applicable' as const, decided_at: '2026-11-20T08:00:00Z' },
    {
      check: 'criminal_record' as const,
      outcome: 'unable_to_verify' as const,
      decided_at: '2026-11-21T08:00:00Z',
    },
  ];
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

  it('are what was found, what could not be confirmed with the way to mend it, and what is clear', async () => {
    open(answers(listFindings, { findings: [onRecord, unconfirmed], asked: [], results }));
    await screen.findByRole('heading', { name: 'What was found' });
    expect(titles()).toEqual(['What was found', 'What we could not confirm', 'Clear', 'Not applicable']);
    // What follows from 'This is wrong' is said once for all of them.
    expect(screen.getAllByRole('button', { name: 'This is wrong' })).toHaveLength(2);
    expect(screen.getAllByText(/somebody else looks at it again/)).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'Upload a newer certificate' });
    expect(link.getAttribute('href')).toBe(paths.documents);
  });

  it.each([
    ['identity', 'Prove your identity again', paths.identity],
    ['references', 'Name another reference whom we can reach', paths.references],
    ['health', 'Upload a newer certificate', paths.documents],
  ] as const)('lead from an unconfirmed %s to where she mends it', async (check, name, path) => {
    open(answers(listFindings, { findings: [{ ...unconfirmed, check }], asked: [], results: [] }));
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
    expect(titles()).toEqual(['What we could not confirm']);
  });

  it('say of what the team alone can mend nothing that she should do', async () => {
    open(
      answers(listFindings, {
        findings: [{ ...unconfirmed, check: 'social_media' }],
        asked: [],
        results: [],
      }),
    );
    await screen.findByRole('heading', { name: 'What we could not confirm' });
    expect(screen.queryByRole('link', { name: /Upload|Name another|Prove/ })).toBeNull();
  });

  it('before the first say what will be checked and when, and lead to the steps', async () => {
    open(answers(listFindings, nothingFound));
    await screen.findByRole('heading', { name: 'No results yet' });
    const ahead = within(screen.getByRole('region', { name: 'What we will check, and when' }));
    expect(ahead.getAllByRole('listitem')).toHaveLength(4);
    expect(ahead.getAllByRole('link')).toHaveLength(1);
    await press('link', 'See your verification');
    expect(here().pathname).toBe(paths.verification);
  });

  it('are said to be none only before the first', async () => {
    open(answers(listFindings, { findings: [], asked: [], results }));
    await screen.findByRole('heading', { name: 'Clear' });
    expect(screen.queryByText('No results yet')).toBeNull();
  });
});

describe('a dispute', () => {
  it('is sent once by two presses, and the finding is then shown as disputed, with her words', async () => {
    const respond = vi.fn<Recording['respond']>(accepted.respond);
    open(...once(disputeFinding, [after]), before, { ...accepted, respond });
    await press('button', 'This is wrong');
    write('Why is it wrong?', taken.words);
    await press('button', 'Send Dispute');
    fireEvent.submit(screen.getByRole('form', { name: 'Theft or misappropriation' }));
    await screen.findByText('Disputed');
    expect(screen.getByText(taken.words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'This is wrong' })).toBeNull();
    expect(respond).toHaveBeenCalledOnce();
  });

  it('that did not reach the service keeps her words', async () => {
    open(before, breaks(disputeFinding));
    await press('button', 'This is wrong');
    write('Why is it wrong?', taken.words);
    await press('button', 'Send Dispute');
    await screen.findByText('Network error. Please try again.');
    expect(screen.getByLabelText('Why is it wrong?')).toHaveProperty('value', taken.words);
  });

  it('that had arrived though its answer was lost is shown as what it is', async () => {
    open(
      ...once(disputeFinding, [after]),
      before,
      refuses(disputeFinding, 409, 'You have disputed this already. Our team is looking at it.'),
    );
    await press('button', 'This is wrong');
    write('Why is it wrong?', taken.words);
    await press('button', 'Send Dispute');
    expect(await screen.findByText('Disputed')).toBeTruthy();
  });

  it('can be left before it is sent, and is not sent without words or with too many', async () => {
    open(before);
    await press('button', 'This is wrong');
    await press('button', 'Send Dispute');
    await screen.findByText('Please write why this is wrong.');
    write('Why is it wrong?', 'a'.repeat(2001));
    await press('button', 'Send Dispute');
    await screen.findByText('Please write at most 2,000 characters.');
    await press('button', 'Cancel');
    expect(await screen.findByRole('button', { name: 'This is wrong' })).toBeTruthy();
  });

  it('is taken back only after she was asked', async () => {
    const withdrawn = answers(withdrawDispute, { message: 'You took your dispute back.' });
    open(...once(withdrawDispute, [before]), after, withdrawn);
    await press('button', 'Take it back');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByRole('button', { name: 'This is wrong' })).toBeTruthy();
  });
});

it('her side is shown as she gave it, and the place for more is empty again', async () => {
  const [given] = sideGiven.asked;
  open(
    ...once(submitStatement, [answers(listFindings, sideGiven)]),
    answers(listFindings, sideAsked),
    answers(submitStatement, { message: 'Sent.', statement: given?.statement ?? '' }),
  );
  await screen.findByLabelText('What happened?');
  write('What happened?', 'I went to buy milk.');
  await press('button', 'Send');
  await screen.findByText(given?.statement ?? '');
  expect(screen.getByLabelText('What happened?')).toHaveProperty('value', '');
});

describe('what she has written and not sent', () => {
  const kept = () => Object.entries(localStorage).filter(([name]) => name.startsWith('draft:'));
  const closePage = () => {
    globalThis.dispatchEvent(new Event('pagehide'));
    const drafts = kept();
    cleanup();
    return drafts;
  };
  const reopen = (drafts: ReturnType<typeof kept>, recorded: readonly Recording[]) =>
    openScreen(FindingsPage, paths.findings, {
      recorded,
      before: () => {
        for (const [name, value] of drafts) localStorage.setItem(name, String(value));
      },
    });

  it('against a finding is there when she comes back, and gone once it is sent', async () => {
    open(before);
    await press('button', 'This is wrong');
    write('Why is it wrong?', taken.words);
    const drafts = closePage();
    reopen(drafts, [...once(disputeFinding, [after]), before, accepted]);
    expect(await screen.findByLabelText('Why is it wrong?')).toHaveProperty('value', taken.words);
    screen.getByText('We kept what you typed.');
    await press('button', 'Send Dispute');
    await screen.findByText('Disputed');
    await vi.waitFor(() => expect(kept()).toEqual([]));
  });

  it('against a finding is given up by Cancel', async () => {
    open(before);
    await press('button', 'This is wrong');
    write('Why is it wrong?', taken.words);
    await press('button', 'Cancel');
    await press('button', 'This is wrong');
    expect(await screen.findByLabelText('Why is it wrong?')).toHaveProperty('value', '');
  });

  it('of her side is there when she comes back, and the form is empty once it is sent', async () => {
    open(answers(listFindings, sideAsked));
    await screen.findByLabelText('What happened?');
    write('What happened?', 'I went to buy milk.');
    const drafts = closePage();
    reopen(drafts, [
      ...once(submitStatement, [answers(listFindings, sideGiven)]),
      answers(listFindings, sideAsked),
      answers(submitStatement, { message: 'Sent.', statement: sideGiven.asked[0]?.statement ?? '' }),
    ]);
    expect(await screen.findByLabelText('What happened?')).toHaveProperty('value', 'I went to buy milk.');
    await press('button', 'Send');
    await screen.findByText(sideGiven.asked[0]?.statement ?? '');
    expect(screen.getByLabelText('What happened?')).toHaveProperty('value', '');
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
    await vi.waitFor(() => expect(kept()).toEqual([]));
  });

  it('goes with her when she signs out', async () => {
    open(answers(listFindings, sideAsked));
    await screen.findByLabelText('What happened?');
    write('What happened?', 'I went to buy milk.');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify(kept())).toContain('milk');
    logOut();
    expect(kept()).toEqual([]);
  });
});
