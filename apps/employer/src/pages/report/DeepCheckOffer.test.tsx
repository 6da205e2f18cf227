import { getDeepCheck } from '@repo/api-client/contract/verifications';
import { answers, refuses, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng, mercy } from '../../../stories/people.ts';
import { report } from '../../../stories/reports.ts';
import { paths } from '../../paths.ts';
import ReportPage from './ReportPage.tsx';

const FAILED = 'Failed to perform deep check. Please try again.';
const open = (state: object, ...recorded: Recording[]) =>
  openScreen(ReportPage, paths.verificationReport, { state, recorded });
const title = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent;

/** The service gives these answers in turn, and then repeats the last one. */
function changes(...[first, ...others]: [Recording, ...Recording[]]): Recording {
  let now = first;
  return {
    ...first,
    respond: () => {
      const answer = now.respond();
      now = others.shift() ?? now;
      return answer;
    },
  };
}
const standard = answers(getDeepCheck, report('standard'));
const premium = answers(getDeepCheck, report('premium'));

async function getDeepCheckOf(state: object, ...recorded: Recording[]) {
  open(state, ...recorded);
  await press('button', 'Get the Deep Check');
  await screen.findByRole('alertdialog', { name: 'Get the Deep Check?' });
  await press('button', /^Pay KES 2,000$/);
}

describe('the deep check', () => {
  // spec: package/deep-check-confirmation
  it('is offered at the price that is charged, and leads to its payment', async () => {
    await getDeepCheckOf({ workerId: achieng.id }, standard);
    await expect
      .poll(here)
      .toMatchObject({ pathname: paths.payment, state: { worker: { id: achieng.id }, package: { id: 20 } } });
  });

  // spec: report/deep-check-navigates
  it('is fetched and shown, and not paid again, when it was bought meanwhile', async () => {
    await getDeepCheckOf({ workerId: achieng.id }, changes(standard, premium));
    await expect.poll(here).toMatchObject({
      pathname: paths.verificationReport,
      state: { workerId: achieng.id, isDeepCheck: true, deepCheckData: report('premium') },
    });
    expect(await screen.findByText('Ruth Kamande')).toBeTruthy();
    expect(title()).toContain('Deep Check');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Get the Deep Check' })).toBeNull();
  });

  it('says that it failed, takes no payment, and is asked for again', async () => {
    const broken = refuses(getDeepCheck, 500, '');
    await getDeepCheckOf({ workerId: achieng.id }, changes(standard, broken, broken, standard));
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(here().pathname).toBe(paths.verificationReport);
    await press('button', /^Pay KES 2,000$/);
    await expect.poll(here).toMatchObject({ pathname: paths.payment });
  });
});

describe('a deep check that is handed over', () => {
  const handed = { workerId: achieng.id, isDeepCheck: true, deepCheckData: report('premium') };

  // spec: report/state-deep-check
  it('is shown before the service has answered', async () => {
    open(handed, waits(getDeepCheck));
    expect(await screen.findByText('Ruth Kamande')).toBeTruthy();
    expect(title()).toContain('Deep Check');
  });

  it('gives way to what the service says now', async () => {
    open(handed, standard);
    await expect.poll(() => screen.queryByText('Ruth Kamande')).toBeNull();
    expect(await screen.findByRole('heading', { name: /^Work History/ })).toBeTruthy();
  });

  it('is not shown where the service shows nothing any more', async () => {
    open(handed, refuses(getDeepCheck, 404, 'Worker not found'));
    expect(await screen.findByText('Worker not found')).toBeTruthy();
    expect(screen.queryByText('Ruth Kamande')).toBeNull();
  });

  it.each([
    ['another worker’s', { ...handed, workerId: mercy.id }],
    ['of an older form', { ...handed, deepCheckData: { nanny_id: achieng.id, police_check: 'clear' } }],
    ['nothing', { ...handed, deepCheckData: null }],
  ])('is waited for where it is %s', async (_, state) => {
    open(state, waits(getDeepCheck));
    expect(await screen.findByText('Loading report...')).toBeTruthy();
    expect(screen.queryByText('Ruth Kamande')).toBeNull();
  });

  // spec: report/state-deep-check
  it('is no deep check where nothing says so', async () => {
    open({ workerId: achieng.id }, premium);
    await screen.findByText('Ruth Kamande');
    expect(title()).not.toContain('Deep Check');
  });
});
