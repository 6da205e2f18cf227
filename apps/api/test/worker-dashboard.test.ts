import { describe, expect, it } from 'vitest';
import { getWorkerDashboard } from '@repo/api-client/contract/worker-app';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const api = await useApi();
const work = workerAppWorkOf(api);

describe('the dashboard', () => {
  it('has the figures of her first screen', async () => {
    const her = await work.her({ name: 'Mumbua Test', serviceType: 'Nanny' });
    const [first, second] = [await work.employer(), await work.employer()];
    await work.invites(first, her.phone);
    await work.answer(her.token, (await work.latestRequest(her.id)).id, 'accepted');
    expect(await api.make(getWorkerDashboard, { token: her.token })).toMatchObject({ jobs: 0 });
    await work.asksContact(first, her.id);
    await work.answer(her.token, (await work.latestRequest(her.id)).id, 'accepted');
    await work.asksContact(second, her.id);
    expect(await api.make(getWorkerDashboard, { token: her.token })).toMatchObject({
      first_name: 'Mumbua',
      initials: 'MT',
      trust_badge: 'Basic',
      reviews: 0,
      jobs: 1,
      open_requests: 1,
      unread_notifications: 4,
      verification: 'needs_verification',
      needs: ['request', 'identity'],
      under_review: false,
      completion: { required: { completed: 2, total: 5, percentage: 40 } },
      listed: true,
      help_phone: '+254700000000',
    });
    await work.open(second.id, her.id);
    expect(await api.make(getWorkerDashboard, { token: her.token })).toMatchObject({
      needs: ['request', 'identity', 'references', 'documents'],
      under_review: true,
    });
  });

  it('names the employers who wait for a check, from her yes to its end', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    const waiting = async () => (await api.make(getWorkerDashboard, { token: her.token })).waiting_employers;
    await work.invites(employer, her.phone);
    expect(await waiting()).toEqual([]);
    await work.answer(her.token, (await work.latestRequest(her.id)).id, 'accepted');
    expect(await waiting()).toEqual(['Njeri Test']);
    const [consent] = await work.consentsOf(her.id);
    await work.withdraw(her.token, consent?.id ?? '');
    expect(await waiting()).toEqual([]);
    const other = await work.employer();
    await work.open(other.id, her.id);
    expect(await waiting()).toEqual(['Njeri Test']);
  });

  it('counts as jobs the employers with whom she shared her contact, until she takes that back', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    const jobs = async () => (await api.make(getWorkerDashboard, { token: her.token })).jobs;
    await work.open(employer.id, her.id);
    expect(await jobs()).toBe(0);
    await work.asksContact(employer, her.id);
    await work.answer(her.token, (await work.latestRequest(her.id)).id, 'accepted');
    expect(await jobs()).toBe(1);
    const contact = (await work.consentsOf(her.id)).find(({ level }) => level === null);
    await work.withdraw(her.token, contact?.id ?? '');
    expect(await jobs()).toBe(0);
  });

  it('leaves it to her screen what to call one without a name, in her language', async () => {
    const her = await work.her({ name: null });
    expect(await api.make(getWorkerDashboard, { token: her.token })).toMatchObject({
      first_name: '',
      initials: 'W',
    });
  });
});
