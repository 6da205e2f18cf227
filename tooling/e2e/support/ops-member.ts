import { totpOf } from '@repo/api/test/totp-of';
import { expect } from 'playwright/test';
import * as z from 'zod';
import { SandboxPhone } from './sandbox-phone.ts';

const verified = z.object({
  enrol: z.nullable(z.object({ ticket: z.string(), totp_secret: z.string() })),
  second_factor: z.nullable(z.object({ ticket: z.string() })),
});
const signedIn = z.object({ token: z.string(), recovery_codes: z.nullable(z.array(z.string())) });

/** One member of the verification team, through its calls. */
export class OpsMember {
  readonly #apiAddress: string;
  readonly #number: string;
  readonly #phone: SandboxPhone;
  #token: string | undefined;
  #recoveryCodes: string[] = [];

  constructor(apiAddress: string, sandboxOrigin: string, phone: string) {
    this.#apiAddress = apiAddress;
    this.#number = phone;
    this.#phone = new SandboxPhone(sandboxOrigin, phone);
  }

  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    return this.#read(`${method} ${path}`, await this.#signedIn(method, path, body));
  }

  /** Opens a file: a paper, or a photo. */
  async open(path: string): Promise<void> {
    const file = await this.#signedIn('GET', path);
    expect(file.status, `GET ${path}`).toBe(200);
    await file.arrayBuffer();
  }

  /** A call with a session. The clock of a journey moves on, and a session of the team ends soon. */
  async #signedIn(method: string, path: string, body?: unknown): Promise<Response> {
    this.#token ??= await this.#signIn();
    const answer = await this.#fetch(method, path, body, this.#token);
    if (answer.status !== 401) return answer;
    this.#token = await this.#signIn();
    return this.#fetch(method, path, body, this.#token);
  }

  /** With the code by SMS and the authenticator app: its first code, and recovery codes later. */
  async #signIn(): Promise<string> {
    const post = async (path: string, body: object) =>
      this.#read(path, await this.#fetch('POST', `/api/ops/auth/${path}`, body));
    const before = (await this.#phone.received()).length;
    await post('send-code', { phone: this.#number });
    const code = await this.#phone.code(before);
    const entered = verified.parse(await post('verify', { phone: this.#number, code }));
    const shown =
      entered.enrol === null
        ? { ticket: entered.second_factor?.ticket, recovery_code: this.#recoveryCodes.pop() }
        : { ticket: entered.enrol.ticket, totp: totpOf(entered.enrol.totp_secret) };
    const { token, recovery_codes: made } = signedIn.parse(await post('second-factor', shown));
    this.#recoveryCodes = made ?? this.#recoveryCodes;
    return token;
  }

  async #fetch(method: string, path: string, body: unknown, token?: string): Promise<Response> {
    return fetch(this.#apiAddress + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async #read(what: string, response: Response): Promise<unknown> {
    const answer: unknown = await response.json();
    expect(response.status, `${what}: ${JSON.stringify(answer)}`).toBe(200);
    return answer;
  }
}
