import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

const TRY_AGAIN_MILLISECONDS = 120;
const ANSWER_MILLISECONDS = 15_000;

export interface Places {
  readonly service: string;
  readonly sandbox: string;
  /** The end of all patience, in real time. */
  readonly until: Date;
}

const opened = z.object({ data: z.object({ authorization_url: z.url(), reference: z.string() }) });
const messages = z.object({ messages: z.array(z.object({ direction: z.string(), text: z.string() })) });

/**
 * An employer and the worker of the employer's purchase, as patient people. They retry after a failure to answer or a
 * busy answer. Any other refusal ends the drill.
 */
export class Couple {
  readonly #places: Places;
  readonly #token: string;
  readonly workerId: string;
  readonly workerPhone: string;
  #page = '';
  #reference = '';

  constructor(places: Places, token: string, worker: { readonly id: string; readonly phone: string }) {
    this.#places = places;
    this.#token = token;
    this.workerId = worker.id;
    this.workerPhone = worker.phone;
  }

  /** The employer opens the payment. */
  async open(): Promise<void> {
    const body = JSON.stringify({
      nanny_id: this.workerId,
      package_id: 17,
      callback_url: `${this.#places.service}/post-payment-success`,
    });
    const { data } = opened.parse(await this.#insist('POST', '/api/employer/purchase-package', body));
    this.#page = data.authorization_url;
    this.#reference = data.reference;
  }

  /** The employer pays on the hosted page, and the provider sends its webhook. */
  async pay(): Promise<void> {
    const response = await fetch(this.#places.sandbox + new URL(this.#page).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"outcome":"success","channel":"mobile_money"}',
    });
    if (response.status !== 200) throw new Error(`The hosted page answered ${response.status}`);
  }

  /** The employer's browser returns. */
  async comeBack(): Promise<void> {
    await this.#insist('GET', `/api/employer/purchase-callback?reference=${this.#reference}`);
  }

  /** The worker waits for the consent request and learns its short number. */
  async question(): Promise<string> {
    return this.#untilFound(async () => {
      const response = await fetch(
        `${this.#places.sandbox}/sms?phone=${encodeURIComponent(this.workerPhone)}`,
      );
      const received = messages.parse(await response.json()).messages;
      return received.flatMap(({ text }) => /Reply YES (\d+) or NO \1$/.exec(text)?.[1] ?? [])[0];
    }, `no question reached ${this.workerPhone}`);
  }

  /** The worker answers the consent request by SMS. */
  async answer(word: 'YES' | 'NO'): Promise<void> {
    const number = await this.question();
    const response = await fetch(`${this.#places.sandbox}/sms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: this.workerPhone, text: `${word} ${number}` }),
    });
    if (response.status >= 300) throw new Error(`The phone answered ${response.status}`);
  }

  async #insist(method: string, path: string, body?: string): Promise<unknown> {
    return this.#untilFound(async () => {
      let response: Response;
      try {
        response = await fetch(this.#places.service + path, {
          method,
          headers: {
            authorization: `Bearer ${this.#token}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
          signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
        });
        if (response.status === 503) return undefined;
        const text = await response.text();
        if (response.status !== 200)
          throw new Refused(`${method} ${path} answered ${response.status}: ${text}`);
        const answer: unknown = JSON.parse(text);
        return answer;
      } catch (error) {
        if (error instanceof Refused) throw error;
        return undefined;
      }
    }, `${method} ${path} was never answered`);
  }

  async #untilFound<T>(look: () => Promise<T | undefined>, otherwise: string): Promise<T> {
    while (new Date() < this.#places.until) {
      const found = await look();
      if (found !== undefined) return found;
      await sleep(TRY_AGAIN_MILLISECONDS);
    }
    throw new Error(otherwise);
  }
}

class Refused extends Error {}
