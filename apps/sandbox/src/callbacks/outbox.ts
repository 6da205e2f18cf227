import { createHmac, randomUUID } from 'node:crypto';
import type { FaultyProvider, Faults } from '../faults/faults.ts';
import type { SandboxConfig, Timings } from '../config.ts';
import type { CallbackTarget, Delivery } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import { createClock } from '../clock.ts';
import type { Timers } from '../timers.ts';

/** Something a provider tells the API, until the API takes it. */
export interface Callback {
  readonly target: CallbackTarget;
  /** Where on the API it goes, for a provider that is told with each order. */
  readonly path?: string | undefined;
  /** Exactly the bytes that are sent and signed. */
  readonly body: string;
  /** What to call it on a page, without anything personal. */
  readonly label: string;
}

export interface Outbox {
  /** Delivers a callback, `after` milliseconds from now, as the faults allow, until it is taken or the tries run out. */
  send(callback: Callback, after?: number): void;
  /** Delivers once, at once and whatever the faults. @returns the API's status, or 0 when it could not be reached. */
  sendOnce(callback: Callback, headers?: Readonly<Record<string, string>>): Promise<number>;
  /** Takes up what an earlier process left. */
  resume(): void;
  /** Callbacks now go to this origin. */
  setApiOrigin(origin: string): void;
  readonly apiOrigin: string;
}

const OK = 200;
const providerOf = {
  paystack: 'payments',
  inbound: 'sms',
  delivery: 'sms',
  smileid: 'identity',
} as const satisfies Record<CallbackTarget, FaultyProvider>;

/** The signature Paystack puts on a webhook: HMAC-SHA512 of the raw body, in lower-case hexadecimal (providers 1.5). */
export const signPaystack = (body: string, secretKey: string) =>
  createHmac('sha512', secretKey).update(body).digest('hex');

/**
 * Smile ID signs what it sends over the moment and the raw body; how exactly is not published (providers 3.7). This is
 * how its own kit signs what it is sent: HMAC-SHA256 of both, one after the other, in lower-case hexadecimal.
 */
export const signSmile = (timestamp: string, body: string, apiKey: string) =>
  createHmac('sha256', apiKey).update(timestamp).update(body).digest('hex');

export function createOutbox(
  config: SandboxConfig,
  timings: Timings,
  { store, faults, timers }: { store: Store; faults: Faults; timers: Timers },
): Outbox {
  const { deliveries } = store.state;
  const held: Record<FaultyProvider, Delivery[]> = { sms: [], payments: [], identity: [] };
  const clock = createClock(store);
  let apiOrigin = config.apiOrigin;

  /** Whatever host an order names, only the API is called: it is the one address on this account's list. */
  function addressOf({ target, path }: Callback): string {
    if (path !== undefined) return apiOrigin + path;
    return (
      apiOrigin +
      (target === 'paystack' ? '/api/callbacks/paystack' : `${config.africasTalking.callbackPath}/${target}`)
    );
  }

  function headersOf({ target, body }: Callback): Record<string, string> {
    if (target === 'smileid') {
      const timestamp = clock.now().toISOString();
      return {
        'content-type': 'application/json',
        'smileid-timestamp': timestamp,
        'smileid-request-signature': signSmile(timestamp, body, config.smile.apiKey),
      };
    }
    if (target !== 'paystack') return { 'content-type': 'application/x-www-form-urlencoded' };
    return {
      'content-type': 'application/json',
      'x-paystack-signature': signPaystack(body, config.paystackSecretKey),
    };
  }

  async function post(callback: Callback, headers: Readonly<Record<string, string>>): Promise<Response> {
    const response = await fetch(addressOf(callback), {
      method: 'POST',
      headers,
      body: callback.body,
      redirect: 'manual',
      signal: AbortSignal.any([timers.closing, AbortSignal.timeout(timings.tryTimeout)]),
    });
    await response.body?.cancel();
    return response;
  }

  /** @returns what went wrong, or null when the API took it: Paystack insists on 200, the other on any success. */
  async function problemOf(delivery: Delivery): Promise<string | null> {
    try {
      const { status, ok } = await post(delivery, headersOf(delivery));
      const taken = delivery.target === 'paystack' ? status === OK : ok;
      return taken ? null : `answered ${status}`;
    } catch {
      return 'could not be reached';
    }
  }

  async function tryOnce(delivery: Delivery): Promise<void> {
    const problem = await problemOf(delivery);
    if (timers.closing.aborted) return;
    delivery.tries += 1;
    delivery.lastProblem = problem;
    if (problem === null || delivery.tries >= timings.maximumTries) deliveries.delete(delivery.id);
    else timers.after(waitBefore(delivery.tries), () => void tryOnce(delivery));
    store.changed();
  }

  const waitBefore = (tries: number) => timings.retries[tries - 1] ?? timings.retries.at(-1) ?? 0;

  /** Reordering gathers what comes within one window and lets the last go first. */
  function hold(provider: FaultyProvider, delivery: Delivery): void {
    if (held[provider].length === 0)
      timers.after(timings.reorderWindow, () => {
        void releaseReversed(held[provider].splice(0).toReversed());
      });
    held[provider].push(delivery);
  }

  async function releaseReversed(batch: readonly Delivery[]): Promise<void> {
    for (const delivery of batch) await tryOnce(delivery);
  }

  return {
    send(callback, after = 0) {
      const provider = providerOf[callback.target];
      const { duplicate_callbacks, reorder_callbacks, delay_ms } = faults.show()[provider];
      for (let copy = 0; copy <= duplicate_callbacks; copy += 1) {
        if (faults.isDropped(provider)) continue;
        const delivery: Delivery = { ...callback, id: randomUUID(), tries: 0, lastProblem: null };
        deliveries.set(delivery.id, delivery);
        if (reorder_callbacks) hold(provider, delivery);
        else timers.after(after + delay_ms, () => void tryOnce(delivery));
      }
      store.changed();
    },
    async sendOnce(callback, headers = headersOf(callback)) {
      try {
        return (await post(callback, headers)).status;
      } catch {
        return 0;
      }
    },
    resume() {
      for (const delivery of deliveries.values()) timers.after(0, () => void tryOnce(delivery));
    },
    setApiOrigin(origin) {
      apiOrigin = origin;
    },
    get apiOrigin() {
      return apiOrigin;
    },
  };
}
