import { expect } from 'playwright/test';
import * as z from 'zod';
import { SandboxPhone } from './sandbox-phone.ts';

export const OPS_PHONE = '+254700000001';

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

/** The verification team, through its calls. */
export class OpsTeam {
  readonly #apiAddress: string;
  readonly #phone: SandboxPhone;
  #token: string | undefined;

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
    return this.#fetch(method, path, body, this.#token);
  }

  async #signIn(): Promise<string> {
    await this.#fetch('POST', '/api/ops/auth/send-code', { phone: OPS_PHONE });
    const code = await this.#phone.code();
    return z
      .object({ token: z.string() })
      .parse(await this.#fetch('POST', '/api/ops/auth/verify', { phone: OPS_PHONE, code })).token;
  }

  async #fetch(method: string, path: string, body: unknown, token?: string): Promise<unknown> {
    const response = await fetch(this.#apiAddress + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    expect(response.status, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(200);
    return answer;
  }
}
