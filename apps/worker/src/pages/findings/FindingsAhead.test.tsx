import { disputeFinding, listFindings, sayAll, withdrawDispute } from '@repo/api-client/contract/findings';
import {
  answers,
  breaks,
  once,
  refuses,
  waits,
  type Recording,
} from '@repo/api-client/recorded/recorded-calls';
import { english as confirmations } from '@repo/domain/confirmations/english';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { disputed, only, over, rejected, saidAll, waiting } from '../../../stories/findings-ahead.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { NOW } from '../../../stories/people.ts';
import { onRecord, sideAsked } from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';
import FindingsPage from './FindingsPage.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const NOTHING = 'I have nothing to add';
const UNTIL = 'This is in no report yet. You can answer until Nov 27, 2026, 12:30.';
const AGREED = 'It goes into the report when a second member of our team has agreed.';

const open = (...recorded: readonly Recording[]) => openScreen(FindingsPage, paths.findings, { recorded });
const lists = (...findings: Parameters<typeof only>) => answers(listFindings, only(...findings));
const dialog = () => screen.findByRole('alertdialog', { name: 'Do you have nothing to add?' });
const confirm = async () => fireEvent.click(within(await dialog()).getByRole('button', { name: NOTHING }));

// spec: worker-findings/first
it('what is in no report yet stands first, what waits for her on top, by its end', async () => {
  const later = {
    ...waiting,
    id: saidAll.id,
    check: 'health' as const,
    in_report_from: '2026-11-28T09:30:00Z',
  };
  open(answers(listFindings, { ...only(saidAll, onRecord, later, waiting), asked: sideAsked.asked }));
  await screen.findByText(UNTIL);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Results about you',
    'In no report yet',
    'Criminal Background Check',
    'Health Check',
    'Work History',
    'We would like to hear your side',
    'What was found',
    'Theft or misappropriation',
  ]);
  const [ahead] = screen.getAllByRole('article');
  if (ahead === undefined) throw new Error('No finding is shown');
  // She is convicted of nothing: no word of a result stands at it.
  expect(within(ahead).queryByText('Finding')).toBeNull();
});

// spec: worker-findings/said-all, worker-findings/over
it.each([
  ['she had nothing to add', saidAll, `You had nothing to add. ${AGREED}`, 'This is wrong'],
  ['her days are over', over, `Your days to answer are over. ${AGREED}`, 'This is wrong'],
  ['her first dispute was rejected', rejected, UNTIL, 'Dispute it again'],
])('when %s, she reads what happens next, and can dispute it', async (_, finding, words, action) => {
  open(lists(finding));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: action })).toBeTruthy();
  expect(screen.queryByRole('button', { name: NOTHING }) === null).toBe(finding !== rejected);
});

// spec: worker-findings/paper
it('leads to the documents where she can show a paper', async () => {
  open(lists(waiting));
  await screen.findByText('To show a paper, upload it in Documents; then write here what it shows.');
  await press('link', 'See your documents');
  expect(here().pathname).toBe(paths.documents);
});

// spec: worker-findings/wrong
describe('a dispute before the report', () => {
  const WORDS = 'I have never been to Nakuru. My cousin has the same name.';
  const DECIDES = 'A member of our team who has not seen it before decides. Until then it is in no report.';

  it('is written as any other, and never says that employers see it', async () => {
    const dispute = disputed.dispute;
    if (dispute === null) throw new Error('Nothing is disputed');
    open(
      ...once(disputeFinding, [lists(disputed)]),
      lists(waiting),
      answers(disputeFinding, { message: '', dispute }),
    );
    await press('button', 'This is wrong');
    expect(screen.getByText('Our team alone reads it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: NOTHING })).toBeNull();
    fireEvent.change(screen.getByLabelText('Why is it wrong?'), { target: { value: WORDS } });
    await press('button', 'Send Dispute');
    expect(await screen.findByText('Sent. Our team reads it before anything is decided.')).toBeTruthy();
    expect(await screen.findByText(DECIDES)).toBeTruthy();
    expect(screen.getByText('Disputed')).toBeTruthy();
    expect(screen.getByText(WORDS)).toBeTruthy();
    expect(screen.queryByText(/employers see/)).toBeNull();
    expect(screen.queryByRole('button', { name: NOTHING })).toBeNull();
  });

  it('is taken back only after she read that the finding can then go into the report', async () => {
    open(
      ...once(withdrawDispute, [lists(waiting)]),
      lists(disputed),
      answers(withdrawDispute, { message: 'You took your dispute back.' }),
    );
    await press('button', 'Take it back');
    const asked = await screen.findByRole('alertdialog');
    within(asked).getByText('It can then go into the report. You can dispute it again.');
    fireEvent.click(within(asked).getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText(UNTIL)).toBeTruthy();
  });
});

// spec: worker-findings/nothing
describe('nothing to add', () => {
  const message = confirmations.nothingToAdd;
  const accepted = answers(sayAll, { message }, { params: { id: waiting.id } });

  it('is said once by two presses, after she read what follows, and leaves her the dispute', async () => {
    const respond = vi.fn<Recording['respond']>(accepted.respond);
    const done = { ...waiting, may_say_all: false };
    open(...once(sayAll, [lists(done)]), lists(waiting), { ...accepted, respond });
    await press('button', NOTHING);
    within(await dialog()).getByText(
      'It then goes into the report at once, or when a second member of our team has agreed. You can still dispute it later.',
    );
    expect(respond).not.toHaveBeenCalled();
    const yes = within(await dialog()).getByRole('button', { name: NOTHING });
    fireEvent.click(yes);
    fireEvent.click(yes);
    expect(await screen.findByText(`You had nothing to add. ${AGREED}`)).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(respond).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('button', { name: NOTHING })).toBeNull();
    expect(screen.getByRole('button', { name: 'This is wrong' })).toBeTruthy();
  });

  it('starts at the way out for the keyboard, and Escape says nothing', async () => {
    const respond = vi.fn<Recording['respond']>(accepted.respond);
    open(lists(waiting), { ...accepted, respond });
    const button = await screen.findByRole('button', { name: NOTHING });
    button.focus();
    fireEvent.click(button);
    const asked = await dialog();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    fireEvent.keyDown(asked, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(respond).not.toHaveBeenCalled();
  });

  it('stays asked while it is being sent', async () => {
    open(lists(waiting), waits(sayAll));
    await press('button', NOTHING);
    await confirm();
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    fireEvent.click(within(await dialog()).getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
    expect(await dialog()).toBeTruthy();
  });

  it('that did not reach the service says so in the dialog, and can be left', async () => {
    open(lists(waiting), breaks(sayAll));
    await press('button', NOTHING);
    await confirm();
    const asked = await dialog();
    expect(await within(asked).findByText('Network error. Please try again.')).toBeTruthy();
    fireEvent.keyDown(asked, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('button', NOTHING);
    expect(within(await dialog()).queryByText('Network error. Please try again.')).toBeNull();
  });

  it('that the service refuses says why', async () => {
    open(lists(waiting), refuses(sayAll, 409, refusals.findingDisputed));
    await press('button', NOTHING);
    await confirm();
    expect(await within(await dialog()).findByText(refusals.findingDisputed)).toBeTruthy();
  });

  it('is gone when the finding has entered the report meanwhile', async () => {
    const reported = { ...waiting, in_report_from: null, may_say_all: false };
    open(...once(sayAll, [lists(reported)]), lists(waiting), refuses(sayAll, 409, refusals.findingInReport));
    await press('button', NOTHING);
    await confirm();
    expect(await screen.findByRole('heading', { name: 'What was found' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText(UNTIL)).toBeNull();
  });
});
