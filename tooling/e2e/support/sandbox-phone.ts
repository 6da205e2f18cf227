import { expect } from 'playwright/test';
import * as z from 'zod';

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

/** The phone of one person in the sandbox: what it received, and what its owner writes back. */
export class SandboxPhone {
  readonly number: string;
  readonly #sandboxOrigin: string;

  constructor(sandboxOrigin: string, number: string) {
    this.#sandboxOrigin = sandboxOrigin;
    this.number = number;
  }

  /** Texts that arrived, oldest first. */
  async received(): Promise<string[]> {
    const response = await fetch(`${this.#sandboxOrigin}/sms?phone=${encodeURIComponent(this.number)}`);
    const body = messages.parse(await response.json());
    return body.messages.filter((message) => message.direction === 'out').map((message) => message.text);
  }

  /** Waits for a message that matches and answers the match. Messages before the `after`th are not looked at. */
  async waitFor(pattern: RegExp, after = 0): Promise<RegExpExecArray> {
    const newest = async () =>
      (await this.received())
        .slice(after)
        .map((text) => pattern.exec(text))
        .findLast((match) => match !== null);
    await expect
      .poll(newest, { message: `a message like ${pattern} on this phone`, timeout: 15_000 })
      .toBeDefined();
    const found = await newest();
    if (found == null) throw new Error('The message vanished');
    return found;
  }

  /** Waits for the newest sign-in code, in whatever language, that came after the first `after` messages. */
  async code(after = 0): Promise<string> {
    const [, code] = await this.waitFor(/#(\d{6})$/, after);
    if (code === undefined) throw new Error('The message held no code');
    return code;
  }

  async write(text: string): Promise<void> {
    const response = await fetch(`${this.#sandboxOrigin}/sms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: this.number, text }),
    });
    expect(response.ok, 'the sandbox takes the message').toBe(true);
  }
}
