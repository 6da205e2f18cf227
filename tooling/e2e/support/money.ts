import { expect, type Page } from 'playwright/test';
import * as z from 'zod';
import type { Product } from './product.ts';

const payments = z.object({
  payments: z.array(
    z.object({ reference: z.string(), status: z.string(), amount: z.number(), checkout: z.string() }),
  ),
});
type Payment = z.output<typeof payments>['payments'][number];
const dashboard = z.object({
  purchases: z.array(z.object({ status: z.string(), amount: z.number(), reference: z.string() })),
});

/** Every payment at the provider, paid or not. */
export async function paymentsAtProvider({ sandboxOrigin }: Product): Promise<Payment[]> {
  return payments.parse(await (await fetch(`${sandboxOrigin}/payments`)).json()).payments;
}

async function alter({ sandboxOrigin }: Product, reference: string, change: object): Promise<void> {
  const response = await fetch(`${sandboxOrigin}/payments/${reference}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  expect(response.status).toBe(200);
}

/** Sets the status that the provider reports for a payment, whatever its real status. Null restores the real status. */
export const providerSays = (product: Product, reference: string, status: string | null): Promise<void> =>
  alter(product, reference, { status });

/** The provider cannot pay the payments back that it has now: their refunds need the account of the payer. */
export async function holdRefundsUp(product: Product): Promise<void> {
  for (const { reference } of await paymentsAtProvider(product))
    await alter(product, reference, { refund_outcome: 'needs-attention' });
}

/** Exactly these sums were charged, by the provider's records and by ours, each once (in shillings). */
export async function expectCharged(page: Page, stack: Product, sums: readonly number[]): Promise<void> {
  const taken = (await paymentsAtProvider(stack)).filter(({ status }) => status === 'success');
  expect(taken.map(({ amount }) => amount / 100)).toEqual(sums);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const response = await fetch(`${stack.apiAddress()}/api/employer/dashboard`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  const { purchases } = dashboard.parse(await response.json());
  const paid = purchases.filter(({ status }) => status === 'paid').toReversed();
  expect(paid.map(({ amount, reference }) => ({ amount, reference }))).toEqual(
    taken.map(({ amount, reference }) => ({ amount: amount / 100, reference })),
  );
}
