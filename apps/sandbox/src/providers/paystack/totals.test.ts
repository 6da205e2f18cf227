import { expect, it } from 'vitest';
import { initialise, pay, paystack } from '../../../test/requests.ts';
import { start } from '../../../test/start.ts';

it('adds up what was paid, by currency', async () => {
  const { app } = await start();
  await pay(app, { reference: 'a', amount: 5000 });
  await pay(app, { reference: 'b', amount: 1000 });
  await initialise(app, { reference: 'unpaid' });
  expect((await paystack(app, 'GET', '/transaction/totals')).body).toStrictEqual({
    status: true,
    message: 'Transaction totals',
    data: {
      total_transactions: 2,
      total_volume: 6000,
      total_volume_by_currency: [{ currency: 'KES', amount: 6000 }],
      pending_transfers: 0,
      pending_transfers_by_currency: [{ currency: 'KES', amount: 0 }],
    },
  });
  expect((await paystack(app, 'GET', '/transaction/totals?to=2020-01-01')).data).toMatchObject({
    total_transactions: 0,
  });
});
