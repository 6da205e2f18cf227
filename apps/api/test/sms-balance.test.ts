import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBalance } from '../src/services/messaging/sms/watch-balance.ts';
import { daysOn } from './days-on.ts';
import { startTestApi } from './harness.ts';
import { useApi } from './use-api.ts';

const api = await useApi(() => startTestApi({ SMS_BALANCE_ALARM: '500' }));

const warned = vi.spyOn(api.ctx.log, 'warn');
const alarms = () => warned.mock.calls.filter(([fields]) => JSON.stringify(fields).includes('sms-balance'));
const balanceIs = (balance: number) => api.sandbox('PUT', '/sms-account', { balance });

beforeEach(async () => {
  await balanceIs(1785.5);
  await watchBalance(api.ctx);
  warned.mockClear();
});
afterEach(() => warned.mockClear());

it('a low balance is one warning a day, and one more when it falls again', async () => {
  await balanceIs(500);
  await watchBalance(api.ctx);
  expect(alarms()).toEqual([]);

  await balanceIs(499.5);
  for (let run = 0; run < 3; run += 1) await watchBalance(api.ctx);
  expect(alarms()).toEqual([[{ alarm: 'sms-balance', balance: 499.5, threshold: 500 }, expect.any(String)]]);
  await watchBalance(daysOn(api.ctx, 1));
  expect(alarms()).toHaveLength(2);

  await balanceIs(2000);
  await watchBalance(api.ctx);
  await balanceIs(12);
  await watchBalance(api.ctx);
  expect(alarms()).toHaveLength(3);
});

it('a job looks at it by itself', async () => {
  await balanceIs(10);
  await api.ctx.jobs.enqueue('scheduled.sms-balance', {});
  await api.eventually(async () => expect(alarms()).toHaveLength(1));
});
