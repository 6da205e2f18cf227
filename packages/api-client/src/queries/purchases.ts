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

/** Settles a payment when the payer comes back. A settled payment does not change any more. */
export const receiptQuery = (client: Client, reference: string) =>
  queryOptions({
    queryKey: ['receipt', reference],
    queryFn: async ({ signal }) =>
      toReceipt(await client.call(getPurchaseCallback, { query: { reference }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Opens (or resumes) a payment; answers where the payer's browser goes next. */
export const startPurchase = async (client: Client, purchase: BodyOf<typeof purchasePackage>) =>
  (await client.call(purchasePackage, { body: purchase })).data;
