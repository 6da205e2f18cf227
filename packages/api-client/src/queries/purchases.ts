import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { BodyOf } from '../contract/define-call.ts';
import { getPurchaseCallback, listPackages, purchasePackage } from '../contract/employer.ts';
import { toPackage } from '../normalise/package.ts';
import { toReceipt } from '../normalise/receipt.ts';

export const packagesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['packages'],
    queryFn: async ({ signal }) => (await client.call(listPackages, { signal })).map(toPackage),
  });

/** Settles a payment when the payer returns. A settled payment does not change. */
export const receiptQuery = (client: Client, reference: string) =>
  queryOptions({
    queryKey: ['receipt', reference],
    queryFn: async ({ signal }) =>
      toReceipt(await client.call(getPurchaseCallback, { query: { reference }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Opens or resumes a payment, and returns the next address of the payer's browser. */
export const startPurchase = async (client: Client, purchase: BodyOf<typeof purchasePackage>) =>
  (await client.call(purchasePackage, { body: purchase })).data;
