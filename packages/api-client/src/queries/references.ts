import type { Client } from '../client/client.ts';
import {
  listOwnReferences,
  removeOwnReference,
  saveOwnReferences,
  type WireOwnReference,
} from '../contract/references.ts';

export type OwnReference = WireOwnReference;

/** A row of the form; an id where it was named before. */
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

/** Rows are counted from the top, blank ones too: what is refused is named by its place. */
export const saveReferences = async (
  client: Client,
  references: readonly NamedReference[],
): Promise<readonly OwnReference[]> =>
  (await client.call(saveOwnReferences, { body: { references: [...references] } })).references;

export const removeReference = (client: Client, id: string) =>
  client.call(removeOwnReference, { params: { id } });
