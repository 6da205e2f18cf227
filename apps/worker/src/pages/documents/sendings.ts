import { failureOf, isWorthRetrying } from '@repo/api-client/client/failure';
import { sendDocument } from '@repo/api-client/queries/documents';
import type { DocumentKind } from '@repo/domain/document';
import { useSyncExternalStore } from 'react';
import { uploads } from '../../api/uploads.ts';
import { session } from '../../session/session.ts';
import { invalidateDocuments, cacheDocument } from '../../api/my-documents.ts';

/** A file under way, a failed file that the worker can send again, or a file that the service refused. */
export type Sending =
  | { readonly state: 'uploading'; readonly file: File; readonly percent: number }
  | { readonly state: 'failed'; readonly file: File; readonly error: unknown }
  | { readonly state: 'refused'; readonly error: unknown };

/**
 * The uploads, stored outside the screen: a worker who visits another screen finds the upload under way or finished on
 * the way back. They belong to the session and end with it.
 */
const sendings = new Map<DocumentKind, Sending>();
const stops = new Map<DocumentKind, AbortController>();
const listeners = new Set<() => void>();
let whose: string | null = null;

function put(slot: DocumentKind, sending: Sending | undefined): void {
  if (sending === undefined) sendings.delete(slot);
  else sendings.set(slot, sending);
  for (const listener of listeners) listener();
}

session.subscribe(() => {
  if (session.token() === whose) return;
  for (const stop of stops.values()) stop.abort();
  stops.clear();
  for (const slot of sendings.keys()) put(slot, undefined);
});

const TOO_MANY = 429;
const maySucceedLater = (error: unknown): boolean => {
  const failure = failureOf(error);
  return isWorthRetrying(error) || (failure?.kind === 'api' && failure.status === TOO_MANY);
};

/** Sends a file. It replaces an upload under way to the same slot. */
export async function send(slot: DocumentKind, file: File): Promise<void> {
  stops.get(slot)?.abort();
  const stop = new AbortController();
  stops.set(slot, stop);
  whose = session.token();
  const isStill = () => stops.get(slot) === stop && !stop.signal.aborted;
  put(slot, { state: 'uploading', file, percent: 0 });
  try {
    const document = await sendDocument(uploads, slot, {
      file,
      signal: stop.signal,
      onProgress: (percent) => {
        if (isStill()) put(slot, { state: 'uploading', file, percent });
      },
    });
    if (!isStill()) return;
    cacheDocument(document);
    put(slot, undefined);
  } catch (error) {
    if (!isStill()) return;
    put(slot, maySucceedLater(error) ? { state: 'failed', file, error } : { state: 'refused', error });
    void invalidateDocuments();
  }
}

/** Aborts an upload under way, and drops a failed one. */
export function forget(slot: DocumentKind): void {
  stops.get(slot)?.abort();
  stops.delete(slot);
  put(slot, undefined);
  // The service may have received the file already.
  void invalidateDocuments();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useSending = (slot: DocumentKind): Sending | undefined =>
  useSyncExternalStore(subscribe, () => sendings.get(slot));
