import { createHmac, randomUUID } from 'node:crypto';
import type { FaultyProvider, Faults } from '../faults/faults.ts';
import type { SandboxConfig, Timings } from '../config.ts';
import type { CallbackTarget, Delivery } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import { createClock } from '../clock.ts';
import type { Timers } from '../timers.ts';

/** A message of a provider to the API. The sandbox retries it until the API takes it. */
export interface Callback {
  readonly target: CallbackTarget;
  /** The path on the API, for a provider that gets it with each order. */
  readonly path?: string | undefined;
  /** The exact bytes that are sent and signed. */
  readonly body: string;
  /** The headers with the facts of the message, for a provider that has some. Its signature is made at each try. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The name on a page, without personal data. */
  readonly label: string;
}

export interface Outbox {
  /** Delivers a callback in `after` milliseconds, with the set faults, until the API takes it or the tries run out. */
  send(callback: Callback, after?: number): void;
  /** Delivers once, at once and without faults. @returns the API's status, or 0 when the API is unreachable. */
  sendOnce(callback: Callback, headers?: Readonly<Record<string, string>>): Promise<number>;
  /** Resumes the callbacks of an earlier process. */
  resume(): void;
  /** Redirects callbacks to this origin. */
  setApiOrigin(origin: string): void;
  readonly apiOrigin: string;
}

const OK = 200;
const providerOf = {
  paystack: 'payments',
  inbound: 'sms',
  delivery: 'sms',
  optout: 'sms',
  smileid: 'identity',
} as const satisfies Record<CallbackTarget, FaultyProvider>;

/** The signature of Paystack on a webhook: HMAC-SHA512 of the raw body, in lower-case hexadecimal (providers 1.5). */
export const signPaystack = (body: string, secretKey: string) =>
  createHmac('sha512', secretKey).update(body).digest('hex');

/** The signature of Smile ID on a callback, in base64. It covers the time, and not the body (providers-more 0). */
export const signSmile = (timestamp: string, { partnerId, apiKey }: SandboxConfig['smile']) =>
  createHmac('sha256', apiKey).update(timestamp).update(partnerId).update('sid_request').digest('base64');

/** Smile ID tries a callback again three times, and no more. Every other provider goes on. */
const SMILE_DELIVERIES = 4;

export function createOutbox(
  config: SandboxConfig,
  timings: Timings,
  { store, faults, timers }: { store: Store; faults: Faults; timers: Timers },
): Outbox {
  const { deliveries } = store.state;
  const held: Record<FaultyProvider, Delivery[]> = { sms: [], payments: [], identity: [] };
  const clock = createClock(store);
  let apiOrigin = config.apiOrigin;

  /** The sandbox calls only the API, whatever host an order names: the API is the only allowed address of this account. */
  function addressOf({ target, path }: Callback): string {
    if (path !== undefined) return apiOrigin + path;
    return (
      apiOrigin +
      (target === 'paystack' ? '/api/callbacks/paystack' : `${config.africasTalking.callbackPath}/${target}`)
    );
  }

  function headersOf({ target, body, headers }: Callback): Record<string, string> {
    if (target === 'smileid') {
      const timestamp = clock.now().toISOString();
      return {
        'content-type': 'application/json',
        ...headers,
        'Response-Timestamp': timestamp,
        'Response-Signature': signSmile(timestamp, config.smile),
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

  /** @returns the problem, or null when the API took it: Paystack requires 200, the others any success. */
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
    if (problem === null || delivery.tries >= maximumTriesOf(delivery)) deliveries.delete(delivery.id);
    else timers.after(waitBefore(delivery.tries), () => void tryOnce(delivery));
    store.changed();
  }

  const maximumTriesOf = ({ target }: Delivery) =>
    target === 'smileid' ? Math.min(SMILE_DELIVERIES, timings.maximumTries) : timings.maximumTries;

  const waitBefore = (tries: number) => timings.retries[tries - 1] ?? timings.retries.at(-1) ?? 0;

  /** Reordering collects the callbacks of one window and delivers them in reverse order. */
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
