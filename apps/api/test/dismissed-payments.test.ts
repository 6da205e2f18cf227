import { expect, it } from 'vitest';
import { dismissPurchase, getDashboard } from '@repo/api-client/contract/employer';
import { useApi } from './use-api.ts';
import { paymentsOf } from './payments.ts';

const api = await useApi();
const pay = paymentsOf(api);
const token = await api.signInEmployer('+254700000014', 'Njeri Test');
const stranger = await api.signInEmployer('+254700000015', 'Otieno Test');

const listed = async (reference: string) =>
  (await api.make(getDashboard, { token })).purchases.filter((each) => each.reference === reference);

async function failed() {
  const nanny = await pay.listWorker(pay.nextPhone());
  const opened = await pay.open(token, nanny);
  await pay.checkOut(opened, 'failed');
  await pay.tryToConfirm(token, opened.reference);
  const [card] = await listed(opened.reference);
  expect(card).toMatchObject({ status: 'failed' });
  return { nanny, opened, id: card?.id ?? '' };
}

it('stays away once the employer puts it away, on every device, however often that is said', async () => {
  const { opened, id } = await failed();
  await api.make(dismissPurchase, { token, params: { id } });
  await api.make(dismissPurchase, { token, params: { id } });
  expect(await listed(opened.reference)).toEqual([]);
});

it('shows again when it turns out paid', async () => {
  const { opened, id } = await failed();
  await api.make(dismissPurchase, { token, params: { id } });
  await pay.checkOut(opened, 'success');
  await pay.tryToConfirm(token, opened.reference);
  await api.eventually(async () =>
    expect(await listed(opened.reference)).toMatchObject([{ status: 'paid' }]),
  );
});

it('is refused for a payment that is paid or open, and unknown to another employer', async () => {
  const path = (id: string) => `/api/employer/purchases/${id}/dismiss`;
  const { id } = await failed();
  expect(await api.call('POST', path(id), { token: stranger })).toMatchObject({ status: 404 });
  const opened = await pay.open(token, await pay.listWorker(pay.nextPhone()));
  const [open] = await listed(opened.reference);
  expect(await api.call('POST', path(open?.id ?? ''), { token })).toMatchObject({ status: 409 });
  await pay.checkOut(opened);
  await pay.confirm(token, opened.reference);
  expect(await api.call('POST', path(open?.id ?? ''), { token })).toMatchObject({ status: 409 });
});
