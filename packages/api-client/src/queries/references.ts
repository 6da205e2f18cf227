import type { Client } from '../client/client.ts';
import {
  listOwnReferences,
  removeOwnReference,
  saveOwnReferences,
  type WireOwnReference,
} from '../contract/references.ts';

export type OwnReference = WireOwnReference;

/** A row of the form. It has an id when the worker named the reference before. */
export interface NamedReference {
  readonly id?: string;
  readonly name: string;
  readonly phone: string;
  readonly relationship: string;
}

export const fetchReferences = async (
  client: Client,
  signal: AbortSignal,
): Promise<readonly OwnReference[]> => (await client.call(listOwnReferences, { signal })).references;

/** Rows count from the top, blank rows included: a refusal names a row by its position. */
export const saveReferences = async (
  client: Client,
  references: readonly NamedReference[],
): Promise<readonly OwnReference[]> =>
  (await client.call(saveOwnReferences, { body: { references: [...references] } })).references;

export const removeReference = (client: Client, id: string) =>
  client.call(removeOwnReference, { params: { id } });
