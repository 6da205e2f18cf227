import { failureOf, type Failure } from '@repo/api-client/client/failure';
import {
  permitIdentityPhotos,
  sendPhotosOfIdentity,
  type IdentityPermission,
  type IdentityPhotos,
} from '@repo/api-client/queries/identity';
import { IDENTITY_TOKEN_MINUTES } from '@repo/domain/identity-check';
import { useSyncExternalStore } from 'react';
import { client } from '../../api/client.ts';
import { uploads } from '../../api/uploads.ts';
import { session } from '../../session/session.ts';
import { invalidateIdentity, cacheIdentity } from './identity-query.ts';

/** A permission, with the time of its arrival. Only the elapsed time matters, not the clock of the phone. */
export interface Permitted {
  readonly permission: IdentityPermission;
  readonly at: number;
}

/** Under way, waiting for a network, or failed. */
export interface Sending {
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly photos: IdentityPhotos;
  readonly permitted: Permitted;
  readonly percent: number;
  readonly error: unknown;
}

/** Waits between two tries without a network: a few seconds first, a minute at most. */
const FIRST_WAIT_MILLISECONDS = 4000;
const LONGEST_WAIT_MILLISECONDS = 60_000;
/** A minute shorter than the validity, because the upload must arrive within it. */
const HOLDS_MILLISECONDS = (IDENTITY_TOKEN_MINUTES - 1) * 60_000;

/**
 * The upload, stored outside the screen and in memory only: a worker who visits another screen finds it under way or
 * finished on the way back. It belongs to the session and ends with it.
 */
let sending: Sending | undefined;
let stop = new AbortController();
let whose: string | null = null;
const listeners = new Set<() => void>();

function put(next: Sending | undefined): void {
  sending = next;
  for (const listener of listeners) listener();
}

export function forgetPhotos(): void {
  stop.abort();
  put(undefined);
}

session.subscribe(() => {
  if (session.token() !== whose) forgetPhotos();
});

export async function permit(): Promise<Permitted> {
  const permission = await permitIdentityPhotos(client);
  return { permission, at: Date.now() };
}

const holds = ({ at }: Permitted) => Date.now() - at < HOLDS_MILLISECONDS;
const CONFLICT = 409;
const isConflict = (failure: Failure | undefined) => failure?.kind === 'api' && failure.status === CONFLICT;
const hasRunOut = (failure: Failure | undefined) => failure?.kind === 'api' && 'token' in failure.fields;

/** Waits for a network or until the time is over, because a browser does not always know of a network. */
async function waitForNetwork(milliseconds: number, { signal }: AbortController): Promise<void> {
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const once = { signal: over.signal };
    globalThis.addEventListener('online', () => resolve(), once);
    signal.addEventListener('abort', () => resolve(), once);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  over.abort();
}

/**
 * Sends the photos and keeps them until they have arrived. Without a network they wait.
 * @returns whether this attempt is over: the photos have arrived, or the service no longer wants them.
 */
export async function send(photos: IdentityPhotos, permitted: Permitted): Promise<boolean> {
  stop.abort();
  const mine = new AbortController();
  stop = mine;
  whose = session.token();
  const isOver = () => mine.signal.aborted;
  let holding = permitted;
  const tell = (state: Sending['state'], more: Partial<Pick<Sending, 'percent' | 'error'>> = {}) =>
    put({ state, photos, permitted: holding, percent: 0, error: null, ...more });
  let renewed = false;
  for (let wait = FIRST_WAIT_MILLISECONDS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MILLISECONDS)) {
    tell('sending');
    try {
      if (!holds(holding)) holding = await permit();
      const status = await sendPhotosOfIdentity(uploads, holding.permission, photos, {
        signal: mine.signal,
        onProgress: (percent) => {
          if (!isOver()) tell('sending', { percent });
        },
      });
      if (isOver()) return false;
      cacheIdentity(status);
      put(undefined);
      return true;
    } catch (error) {
      if (isOver()) return false;
      const failure = failureOf(error);
      if (failure?.kind === 'network') {
        tell('waiting', { error });
        await waitForNetwork(wait, mine);
        if (isOver()) return false;
      } else if (hasRunOut(failure) && !renewed) {
        renewed = true;
        holding = { ...holding, at: 0 };
      } else if (isConflict(failure)) {
        // The photos arrived earlier, or the service no longer wants them. The status tells which.
        await invalidateIdentity();
        put(undefined);
        return true;
      } else {
        tell('failed', { error });
        return false;
      }
    }
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useSending = (): Sending | undefined => useSyncExternalStore(subscribe, () => sending);
