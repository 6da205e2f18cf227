import { totpOf } from '@repo/api/test/totp-of';
import { expect } from 'playwright/test';
import * as z from 'zod';
import { SandboxPhone } from './sandbox-phone.ts';

export const OPS_PHONE = '+254700000001';
/** The second administrator: much of the team takes two. */
export const OTHER_OPS_PHONE = '+254700000002';

const reviews = z.object({
  reviews: z.array(
    z.object({ id: z.string(), rating: z.number(), review: z.string(), updated_at: z.string() }),
  ),
});
type WaitingReview = z.output<typeof reviews>['reviews'][number];

const incidents = z.object({
  incidents: z.array(z.object({ id: z.string(), description: z.string(), status: z.string() })),
});

const documents = z.object({ documents: z.array(z.object({ id: z.string(), slot: z.string() })) });

const disputes = z.object({
  disputes: z.array(z.object({ id: z.string(), kind: z.string(), words: z.string() })),
});

const checks = z.object({
  checks: z.array(z.object({ id: z.string(), kind: z.string(), nanny_id: z.string() })),
});
type OpenCheck = z.output<typeof checks>['checks'][number];

const references = z.object({ references: z.array(z.object({ id: z.string(), status: z.string() })) });

const identityChecks = z.object({
  identity_checks: z.array(z.object({ id: z.string(), nanny_name: z.nullable(z.string()) })),
});

const verified = z.object({
  enrol: z.nullable(z.object({ ticket: z.string(), totp_secret: z.string() })),
  second_factor: z.nullable(z.object({ ticket: z.string() })),
});
const signedIn = z.object({ token: z.string(), recovery_codes: z.nullable(z.array(z.string())) });

/** The verification team, through its calls. */
export class OpsTeam {
  readonly #apiAddress: string;
  readonly #phone: SandboxPhone;
  #token: string | undefined;
  #recoveryCodes: string[] = [];

  constructor(apiAddress: string, sandboxOrigin: string) {
    this.#apiAddress = apiAddress;
    this.#phone = new SandboxPhone(sandboxOrigin, OPS_PHONE);
  }

  async openChecks(): Promise<OpenCheck[]> {
    return checks.parse(await this.#call('GET', '/api/ops/checks?status=open')).checks;
  }

  async decide(checkId: string, outcome: string, note: string): Promise<void> {
    await this.#call('POST', `/api/ops/checks/${checkId}/decision`, { outcome, note });
  }

  async waitingIdentityChecks(): Promise<z.output<typeof identityChecks>['identity_checks']> {
    return identityChecks.parse(await this.#call('GET', '/api/ops/identity-checks')).identity_checks;
  }

  /** Confirms that the card shows the worker, under the name on it. */
  async verifyIdentity(id: string, nameOnId: string): Promise<void> {
    const decision = { decision: 'verified', note: 'Compared with the card.', name_on_id: nameOnId };
    await this.#call('POST', `/api/ops/identity-checks/${id}/decision`, decision);
  }

  /** Decides all open checks, in the order of their due dates. */
  async decideAll(outcome: string): Promise<void> {
    for (const { id, kind } of await this.openChecks())
      await this.decide(id, outcome, `Seen and confirmed: ${kind}.`);
  }

  /** Calls every reference of a worker that is not reached yet. */
  async callReferences(workerId: string, feedback: string): Promise<void> {
    const named = await this.#call('GET', `/api/ops/nannies/${workerId}/references`);
    for (const { id, status } of references.parse(named).references)
      if (status === 'pending')
        await this.#call('POST', `/api/ops/references/${id}/call`, { outcome: 'verified', feedback });
  }

  async waitingReviews(): Promise<WaitingReview[]> {
    return reviews.parse(await this.#call('GET', '/api/ops/reviews?status=pending')).reviews;
  }

  /** Decides a review whose words the team read. */
  async decideReview({ id, updated_at }: WaitingReview, status: string): Promise<void> {
    const reason = 'Read by the team.';
    await this.#call('POST', `/api/ops/reviews/${id}/decision`, { status, reason, updated_at });
  }

  async waitingIncidents(): Promise<z.output<typeof incidents>['incidents']> {
    return incidents.parse(await this.#call('GET', '/api/ops/incidents')).incidents;
  }

  /** Sends the request by SMS, and shows a question in the worker's app if there is one. */
  async requestStatement(incidentId: string, question?: string): Promise<void> {
    const body = { channel: 'sms', ...(question === undefined ? {} : { question }) };
    await this.#call('POST', `/api/ops/incidents/${incidentId}/ask`, body);
  }

  async uphold(incidentId: string, note: string): Promise<void> {
    await this.#call('POST', `/api/ops/incidents/${incidentId}/decision`, { decision: 'upheld', note });
  }

  async waitingDisputes(): Promise<z.output<typeof disputes>['disputes']> {
    return disputes.parse(await this.#call('GET', '/api/ops/disputes')).disputes;
  }

  async decideDispute(disputeId: string, decision: string, note: string): Promise<void> {
    await this.#call('POST', `/api/ops/disputes/${disputeId}/decision`, { decision, note });
  }

  async waitingDocuments(): Promise<z.output<typeof documents>['documents']> {
    return documents.parse(await this.#call('GET', '/api/ops/documents')).documents;
  }

  async decideDocument(documentId: string, decision: object): Promise<void> {
    await this.#call('POST', `/api/ops/documents/${documentId}/decision`, decision);
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    this.#token ??= await this.#signIn();
    const answer = await this.#fetch(method, path, body, this.#token);
    // The clock of a journey moves on, and a session of the team ends soon.
    if (answer.status !== 401) return this.#read(`${method} ${path}`, answer);
    this.#token = await this.#signIn();
    return this.#read(`${method} ${path}`, await this.#fetch(method, path, body, this.#token));
  }

  /** With the code by SMS and the authenticator app: its first code, and recovery codes later. */
  async #signIn(): Promise<string> {
    const post = async (path: string, body: object) =>
      this.#read(path, await this.#fetch('POST', `/api/ops/auth/${path}`, body));
    const before = (await this.#phone.received()).length;
    await post('send-code', { phone: OPS_PHONE });
    const code = await this.#phone.code(before);
    const entered = verified.parse(await post('verify', { phone: OPS_PHONE, code }));
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
        'content-type': 'application/json',
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
