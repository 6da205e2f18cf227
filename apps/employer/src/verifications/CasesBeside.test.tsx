import { getDashboard } from '@repo/api-client/contract/employer';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { answers, breaks, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { atDesk, here, openScreen, press } from '../../stories/in-test.tsx';
import { achieng, mercy } from '../../stories/people.ts';
import { acceptedDashboard, endedDashboard, paidCheck, paidInvitations } from '../../stories/purchases.ts';
import { halfDone } from '../../stories/reports.ts';
import VerificationsListPage from '../pages/verifications/VerificationsListPage.tsx';
import { paths } from '../paths.ts';
import { selectedCase } from '../visit.ts';

async function open(recorded: readonly Recording[] = [], before?: () => void) {
  openScreen(VerificationsListPage, paths.verificationsList, { recorded, ...(before && { before }) });
  await screen.findByText(/^Showing \d of \d verifications$/);
}
const row = (name: string) => screen.getByRole('button', { name });
const detail = (name: string) => screen.findByRole('region', { name });
const current = () =>
  screen
    .getAllByRole('button')
    .filter((each) => each.getAttribute('aria-current') === 'true')
    .map((each) => each.textContent);
const paid = [answers(getDashboard, paidInvitations)];

beforeEach(atDesk);

describe('the selected case of a desk', () => {
  it('is the one that waits for the employer, with the payment beside the list', async () => {
    await open();
    const beside = within(await detail('Zawadi Naliaka'));
    expect(beside.getByText('Waiting for your payment. No money received yet.')).toBeTruthy();
    expect(current()).toEqual(['Zawadi Naliaka']);
    expect(beside.getByText('Price').nextSibling?.textContent).toMatch(/^KES\s500$/);
    expect(beside.getByText('Order Number').nextSibling?.textContent).toMatch(/^ORD-/);
    expect(beside.getByRole('link', { name: 'Check the payment' })).toBeTruthy();
    fireEvent.click(beside.getByRole('link', { name: 'Complete Payment for Zawadi Naliaka' }));
    expect(here().pathname).toBe('/payment');
  });

  it('is the newest where none waits', async () => {
    await open(paid);
    expect(await detail('Mercy Chebet')).toBeTruthy();
    expect(current()).toEqual(['Mercy Chebet']);
  });

  it('changes by a press on a row, on which the focus stays', async () => {
    await open(paid);
    row('Achieng Otieno').focus();
    fireEvent.click(row('Achieng Otieno'));
    const beside = within(await detail('Achieng Otieno'));
    expect(current()).toEqual(['Achieng Otieno']);
    expect(document.activeElement).toBe(row('Achieng Otieno'));
    expect(screen.getByText('Achieng Otieno is shown beside the list').closest('output')).not.toBeNull();
    expect(beside.getByText('Invited Nov 13, 2026 · accepted')).toBeTruthy();
    expect(await beside.findByRole('heading', { name: 'The checks' })).toBeTruthy();
    expect((await detail('Achieng Otieno')).textContent).toContain('Platinum, trust score 90 out of 100');
    expect(beside.getByText('Paid').nextSibling?.textContent).toMatch(/^KES\s1,000, Nov 1\d, 2026$/);
  });

  it('opens its report by Enter on the row, and by the link beside it', async () => {
    await open(paid);
    fireEvent.click(row('Achieng Otieno'));
    fireEvent.keyDown(row('Mercy Chebet'), { key: 'Enter' });
    fireEvent.keyDown(row('Achieng Otieno'), { key: 'Enter', repeat: true });
    expect(here().pathname).toBe(paths.verificationsList);
    fireEvent.keyDown(row('Achieng Otieno'), { key: 'Enter' });
    const report = {
      pathname: '/verification-report',
      state: { workerId: achieng.id, verificationId: paidCheck.id, isDeepCheck: false },
    };
    expect(here()).toMatchObject(report);
    cleanup();
    await open(paid);
    fireEvent.click(row('Achieng Otieno'));
    await press('link', 'View Report for Achieng Otieno');
    expect(here()).toMatchObject(report);
  });

  it('opens nothing by Enter where there is no report', async () => {
    await open();
    fireEvent.keyDown(row('Mercy Chebet'), { key: 'Enter' });
    const [, unpaid] = screen.getAllByRole('button', { name: 'Zawadi Naliaka' });
    fireEvent.keyDown(unpaid ?? document.body, { key: 'Enter' });
    expect(here().pathname).toBe(paths.verificationsList);
  });

  it('survives a reload and the way back, and begins afresh on a new visit', async () => {
    const [, , case3] = paidInvitations.purchases;
    await open(paid, () => selectedCase.set(`purchase ${case3?.id ?? ''}`));
    expect(await detail('Achieng Otieno')).toBeTruthy();
    fireEvent.click(row('Baraka Mwangi'));
    expect(selectedCase.read()).toBe(`purchase ${paidInvitations.purchases[1]?.id ?? ''}`);
    cleanup();
    await open(paid);
    expect(await detail('Mercy Chebet')).toBeTruthy();
  });

  it('stays the same when its payment takes the lead', async () => {
    const [invited] = paidInvitations.requests;
    await open(paid, () => selectedCase.set(`request ${invited?.id ?? ''}`));
    expect(await detail('Baraka Mwangi')).toBeTruthy();
  });

  it('gives way to another while a filter hides it, and comes back', async () => {
    await open();
    expect(await detail('Zawadi Naliaka')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Complete', hidden: true }));
    expect(await detail('Achieng Otieno')).toBeTruthy();
    expect(screen.getByText('Showing 1 of 7 verifications')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'All Verifications', hidden: true }));
    expect(await detail('Zawadi Naliaka')).toBeTruthy();
  });
});

describe('the course of a case', () => {
  it('is its checks, with what is expected when', async () => {
    await open(paid);
    const beside = within(await detail('Mercy Chebet'));
    expect(await beside.findByText('Our team asks the earlier employers')).toBeTruthy();
    expect(beside.getAllByText('Expected Nov 25, 2026').length).toBeGreaterThan(0);
  });

  it('says that its checks load', async () => {
    await open([...paid, waits(getCompletion)]);
    expect(within(await detail('Mercy Chebet')).getByText('Loading the checks...')).toBeTruthy();
  });

  it('says that its checks did not load, and loads them again', async () => {
    let isUp = false;
    const up = answers(getCompletion, halfDone);
    const down = breaks(getCompletion);
    const respond = () => (isUp ? up : down).respond();
    await open([...paid, { ...up, when: { params: { nanny_id: mercy.id } }, respond }]);
    const beside = within(await detail('Mercy Chebet'));
    expect(await beside.findByText('The checks could not be loaded.')).toBeTruthy();
    // The rest of the case stands.
    expect(beside.getByRole('link', { name: 'View Report for Mercy Chebet' })).toBeTruthy();
    isUp = true;
    fireEvent.click(beside.getByRole('button', { name: 'Try Again' }));
    expect(await beside.findByText('Our team asks the earlier employers')).toBeTruthy();
    expect(beside.queryByText('The checks could not be loaded.')).toBeNull();
  });

  it('before a payment is the way to the report, at the step of today', async () => {
    await open([answers(getDashboard, acceptedDashboard)]);
    const beside = within(await detail('Zawadi Naliaka'));
    const steps = beside.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Invitation sentSent Nov 22, 2026',
      'The worker agreed',
      'You payBy M-PESA or card.',
      'The checksIdentity, references, and what else your package has.',
      'The reportWhat was found, what was not, and a trust score.',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  });

  it('is left out once it is over', async () => {
    await open([answers(getDashboard, { requests: endedDashboard.requests.slice(0, 5), purchases: [] })]);
    const beside = within(await detail('Mercy Chebet'));
    expect(
      beside.getByText('Invitation accepted. The worker withdrew consent. No check had begun.'),
    ).toBeTruthy();
    expect(beside.queryByRole('heading', { level: 3 })).toBeNull();
    expect(beside.queryByRole('listitem')).toBeNull();
  });
});
