import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DataProvider from '../../shell/DataProvider.tsx';
import { queryClient } from '../../api/query-client.ts';
import { choosePackage } from '../../invitations/invite-draft.ts';
import { session } from '../../session/session.ts';
import InvitePage from './InvitePage.tsx';

const WORKER_ID = '0198f3a1-0000-7000-8000-000000000001';
const [lite, standard] = [
  ['Lite Check', 16, 'lite'],
  ['Standard Check', 17, 'standard'],
].map(([name, id, level]) => ({
  id,
  name,
  price: 1000,
  priceDisplay: 'KES 1,000',
  description: 'What it is',
  features: ['One thing'],
  popular: false,
  level,
  duration: '2-3 business days',
}));
const invited = (fields: object = {}) => ({
  success: true,
  message: 'ok',
  nanny: { id: WORKER_ID, name: 'Achieng Example', phone: '+254700000002', status: 'pending' },
  package_id: 17,
  expires_at: '2026-11-12T08:00:00Z',
  sms_sent: true,
  ...fields,
});

const service = vi.fn<typeof fetch>();
const answerWith = (body: object, status = 200) =>
  service.mockImplementation((address) =>
    Promise.resolve(
      typeof address === 'string' && address.includes('/packages')
        ? Response.json([lite, standard])
        : Response.json(body, { status }),
    ),
  );
const sentBodies = () =>
  service.mock.calls.flatMap(([, init]) =>
    typeof init?.body === 'string' ? [JSON.parse(init.body) as unknown] : [],
  );

async function show() {
  render(
    <MemoryRouter initialEntries={['/invite']}>
      <Routes>
        <Route path="/invite" element={<InvitePage />} />
        <Route path="/package" element={<h1>Packages side by side</h1>} />
      </Routes>
    </MemoryRouter>,
    { wrapper: DataProvider },
  );
  await screen.findByRole('radio', { name: 'Standard Check' });
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => {
  vi.stubGlobal('fetch', service);
  service.mockReset();
  localStorage.clear();
  session.clear();
  session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
  answerWith(invited());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function fill(phone = '0700 000 002') {
  type(/Full Name/, 'Achieng Example');
  type(/Phone Number/, phone);
  choose('Standard Check');
}

describe('an invitation', () => {
  // spec: invite/call
  it('is sent with the phone as it is stored, and kept until it is paid', async () => {
    session.keepWorkerInvite({ name: 'Achieng Example', phone: '+254700000002' });
    queryClient.setQueryData(['invitation', WORKER_ID], { status: 'expired' });
    await show();
    fill();
    press('Send Invitation');
    expect(await screen.findByText('We sent Achieng Example an SMS with your invitation.')).toBeTruthy();
    expect(sentBodies()).toEqual([
      {
        name: 'Achieng Example',
        phone: '+254700000002',
        package_id: 17,
        location: null,
        service_type: 'Nanny',
      },
    ]);
    expect(session.pendingInvitation()).toEqual({
      workerId: WORKER_ID,
      workerName: 'Achieng Example',
      packageId: 17,
    });
    expect(session.hasPendingWorkerInvite()).toBe(false);
    expect(queryClient.getQueryState(['invitation', WORKER_ID])?.isInvalidated).toBe(true);
  });

  it('that is open already is shown as what it is: for its own package, and without another SMS', async () => {
    answerWith(invited({ package_id: 16, sms_sent: false }));
    await show();
    fill();
    press('Send Invitation');
    expect(await screen.findByText(/is still open, so we sent no second SMS/)).toBeTruthy();
    expect(screen.getByText('Lite Check')).toBeTruthy();
    expect(screen.getByText('The worker has until Nov 12, 2026 to answer.')).toBeTruthy();
    expect(screen.queryByText(/Successfully/)).toBeNull();
    expect(session.pendingInvitation()?.packageId).toBe(16);
  });

  it('is written down even when nobody waits for the answer any more', async () => {
    await show();
    fill();
    press('Send Invitation');
    cleanup();
    await waitFor(() => expect(session.pendingInvitation()?.workerId).toBe(WORKER_ID));
  });

  it('of somebody who signed out meanwhile is not left to the next person', async () => {
    await show();
    fill();
    press('Send Invitation');
    cleanup();
    session.signIn('another-token', { name: 'Another Employer', phone: '+254700000003' });
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(session.pendingInvitation()).toBeUndefined();
  });
});

describe('a refused invitation', () => {
  // spec: invite/phone-invalid
  it('tells at once what is wrong, and leads to the field', async () => {
    await show();
    fill('12');
    press('Send Invitation');
    expect(await screen.findByText(/valid Kenyan phone number/)).toBeTruthy();
    expect(document.activeElement).toBe(field(/Phone Number/));
    expect(sentBodies()).toEqual([]);
  });

  // spec: invite/errors-clear
  it('shows the service’s refusal of a location there, until it is edited', async () => {
    answerWith(
      {
        message: 'Please check the fields and try again.',
        error: 'x',
        fields: { location: 'Must be at most 200 characters.', service_type: 'This value is not valid.' },
      },
      400,
    );
    await show();
    fill();
    type(/Location/, 'x'.repeat(201));
    press('Send Invitation');
    await waitFor(() => expect(document.activeElement).toBe(field(/Location/)));
    expect(field(/Location/).getAttribute('aria-invalid')).toBe('true');
    type(/Location/, 'Nairobi');
    expect(field(/Location/).getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send Invitation' }).getAttribute('aria-disabled')).toBeNull();
  });

  // spec: errors/invite-send-server
  it('does not lock the form over something it has no field for', async () => {
    answerWith({ message: 'This cannot be sent.', error: 'x', fields: { email: 'No.' } }, 400);
    await show();
    fill();
    press('Send Invitation');
    expect((await screen.findByRole('alert')).textContent).toContain('This cannot be sent.');
    expect(screen.getByRole('button', { name: 'Send Invitation' }).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('comparing the packages', () => {
  // spec: entities/worker-pending-invite
  it('keeps what was typed for the way back', async () => {
    await show();
    fill();
    type(/Location/, 'Nairobi');
    press('Compare Packages');
    expect(await screen.findByText('Packages side by side')).toBeTruthy();
    expect(session.pendingWorkerInvite()).toEqual({
      name: 'Achieng Example',
      phone: '+254700000002',
      location: 'Nairobi',
      service_type: 'Nanny',
      isNewWorker: true,
      email: null,
      message: null,
      package_id: 17,
    });
    cleanup();
    await show();
    expect(field(/Full Name/).value).toBe('Achieng Example');
    expect(field(/Phone Number/).value).toBe('0700 000 002');
    expect(field(/Location/).value).toBe('Nairobi');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Standard Check' }).checked).toBe(true);
  });

  it('is possible before a worker is named: nothing is asked, and her data are not kept half', async () => {
    await show();
    type(/Full Name/, 'Achieng Example');
    press('Compare Packages');
    expect(await screen.findByText('Packages side by side')).toBeTruthy();
    expect(session.hasPendingWorkerInvite()).toBe(false);
    expect(screen.queryByText('Phone number is required')).toBeNull();
    choosePackage(17);
    cleanup();
    await show();
    expect(field(/Full Name/).value).toBe('Achieng Example');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Standard Check' }).checked).toBe(true);
  });
});
