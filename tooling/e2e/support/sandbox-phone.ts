import { expect } from 'playwright/test';
import * as z from 'zod';
import { HANGS_MILLISECONDS } from './hangs.ts';
import { untilIdle } from './idle.ts';

const messages = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      direction: z.enum(['out', 'in']),
      phone: z.string(),
      text: z.string(),
      at: z.string(),
    }),
  ),
});

/** The phone of one person in the sandbox: its received messages, and the replies of its owner. */
export class SandboxPhone {
  readonly number: string;
  readonly #sandboxOrigin: string;

  constructor(sandboxOrigin: string, number: string) {
    this.#sandboxOrigin = sandboxOrigin;
    this.number = number;
  }

  /** All received texts, oldest first, after all pending work that could send another. */
  async received(): Promise<string[]> {
    await untilIdle(this.#sandboxOrigin);
    return this.arrived();
  }

  /** All texts received so far, oldest first. Others may still be pending. */
  async arrived(): Promise<string[]> {
    const response = await fetch(`${this.#sandboxOrigin}/sms?phone=${encodeURIComponent(this.number)}`);
    const body = messages.parse(await response.json());
    return body.messages.filter((message) => message.direction === 'out').map((message) => message.text);
  }

  /** Waits for a matching message and returns the match. It ignores the first `after` messages. */
  async message(pattern: RegExp, after = 0): Promise<RegExpExecArray> {
    let newest: RegExpExecArray | undefined;
    await expect(async () => {
      const matches = (await this.arrived()).slice(after).map((text) => pattern.exec(text));
      newest = matches.findLast((match) => match !== null);
      expect(newest, `a message like ${pattern} on this phone`).toBeDefined();
    }).toPass({ timeout: HANGS_MILLISECONDS, intervals: [50, 100, 250] });
    if (newest === undefined) throw new Error('The message vanished');
    return newest;
  }

  /** Waits for the newest sign-in code, in any language, after the first `after` messages. */
  async code(after = 0): Promise<string> {
    const [, code] = await this.message(/#(\d{6})$/, after);
    if (code === undefined) throw new Error('The message held no code');
    return code;
  }

  /** Sets what happens to each message to this phone, in the terms of the sandbox. */
  async behaves(delivery: 'normal' | 'blocked' | 'unroutable'): Promise<void> {
    const response = await fetch(`${this.#sandboxOrigin}/phones/${encodeURIComponent(this.number)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ delivery }),
    });
    expect(response.ok, 'the sandbox takes the behaviour').toBe(true);
  }

  /** Sends a text to the service. Its effects have happened afterwards. */
  async write(text: string): Promise<void> {
    const response = await fetch(`${this.#sandboxOrigin}/sms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: this.number, text }),
    });
    expect(response.ok, 'the sandbox takes the message').toBe(true);
    await untilIdle(this.#sandboxOrigin);
  }
}
