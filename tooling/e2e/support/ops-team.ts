import * as z from 'zod';
import { OpsMember } from './ops-member.ts';

/** The first administrators: two decide much of what the team decides, and a third one decides disputes. */
export const OPS_PHONES = ['+254700000001', '+254700000002', '+254700000003'] as const;

const reviews = z.object({ reviews: z.array(z.object({ id: z.string() })) });
const review = z.object({ id: z.string(), rating: z.number(), review: z.string(), updated_at: z.string() });
type WaitingReview = z.output<typeof review>;

const queue = z.object({
  work: z.array(z.object({ kind: z.string(), id: z.string(), nanny_id: z.string() })),
});
type Work = z.output<typeof queue>['work'][number];

const incident = z.object({ id: z.string(), description: z.string(), status: z.string() });
const documents = z.object({ documents: z.array(z.object({ id: z.string(), slot: z.string() })) });
const dispute = z.object({ id: z.string(), kind: z.string(), words: z.string() });

const checks = z.object({
  checks: z.array(z.object({ id: z.string(), kind: z.string(), nanny_id: z.string() })),
});
type OpenCheck = z.output<typeof checks>['checks'][number];

const references = z.object({ references: z.array(z.object({ id: z.string(), status: z.string() })) });

/** The verification team, through its calls. */
export class OpsTeam {
  readonly #members: readonly OpsMember[];

  constructor(apiAddress: string, sandboxOrigin: string) {
    this.#members = OPS_PHONES.map((phone) => new OpsMember(apiAddress, sandboxOrigin, phone));
  }

  async openChecks(): Promise<OpenCheck[]> {
    return checks.parse(await this.#call('GET', '/api/ops/checks?status=open')).checks;
  }

  async decide(checkId: string, outcome: string, note: string): Promise<void> {
    await this.#decideByTwo(`/api/ops/checks/${checkId}/decision`, { outcome, note });
  }

  /** The verdict of one member, who is not enough for a finding. */
  async find(checkId: string, note: string, member: 0 | 1): Promise<void> {
    const body = { outcome: 'finding', note };
    await this.#call('POST', `/api/ops/checks/${checkId}/decision`, body, this.#members[member]);
  }

  async waitingIdentityChecks(): Promise<Work[]> {
    return this.#queue('identity');
  }

  /** Confirms that the card shows the worker, under the name on it. */
  async verifyIdentity(id: string, nameOnId: string): Promise<void> {
    const decision = { decision: 'verified', note: 'Compared with the card.', name_on_id: nameOnId };
    await this.#decideByTwo(`/api/ops/identity-checks/${id}/decision`, decision);
  }

  /** Decides all open checks, in the order of their due dates. */
  async decideAll(outcome: string): Promise<void> {
    for (const { id, kind } of await this.openChecks())
      await this.decide(id, outcome, `Seen and confirmed: ${kind}.`);
  }

  /** Calls every reference of a worker that is not reached yet. */
  async callReferences(workerId: string, feedback: string): Promise<void> {
    const check = (await this.openChecks()).find(
      ({ kind, nanny_id: of }) => kind === 'references' && of === workerId,
    );
    await this.#claim({ kind: 'check', id: check?.id ?? '' });
    const named = await this.#call('GET', `/api/ops/nannies/${workerId}/references`);
    for (const { id, status } of references.parse(named).references)
      if (status === 'pending')
        await this.#call('POST', `/api/ops/references/${id}/call`, { outcome: 'verified', feedback });
  }

  /** Takes the reviews that wait, and opens them. */
  async waitingReviews(): Promise<WaitingReview[]> {
    const opened = [];
    for (const { id } of reviews.parse(await this.#call('GET', '/api/ops/reviews?status=pending')).reviews) {
      await this.#claim({ kind: 'review', id });
      opened.push(review.parse(await this.#call('GET', `/api/ops/reviews/${id}`)));
    }
    return opened;
  }

  /** Decides a review whose words the team read. */
  async decideReview({ id, updated_at }: WaitingReview, status: string): Promise<void> {
    const reason = 'Read by the team.';
    await this.#call('POST', `/api/ops/reviews/${id}/decision`, { status, reason, updated_at });
  }

  /** Takes the incidents that wait, and opens them. */
  async waitingIncidents(): Promise<z.output<typeof incident>[]> {
    const opened = [];
    for (const work of await this.#queue('incidents')) {
      await this.#claim(work);
      opened.push(incident.parse(await this.#call('GET', `/api/ops/incidents/${work.id}`)));
    }
    return opened;
  }

  /** Sends the request by SMS, and shows a question in the worker's app if there is one. */
  async requestStatement(incidentId: string, question?: string): Promise<void> {
    const body = { channel: 'sms', ...(question === undefined ? {} : { question }) };
    await this.#call('POST', `/api/ops/incidents/${incidentId}/ask`, body);
  }

  async uphold(incidentId: string, note: string): Promise<void> {
    await this.#decideByTwo(`/api/ops/incidents/${incidentId}/decision`, { decision: 'upheld', note });
  }

  /** The disputes that wait, taken and opened by a member who had no say in the finding. */
  async waitingDisputes(): Promise<z.output<typeof dispute>[]> {
    const third = this.#members[2];
    const opened = [];
    for (const work of await this.#queue('disputes', third)) {
      await this.#claim(work, third);
      opened.push(dispute.parse(await this.#call('GET', `/api/ops/disputes/${work.id}`, undefined, third)));
    }
    return opened;
  }

  /** A ruling of a member who had no say in the finding. */
  async decideDispute(disputeId: string, decision: string, note: string): Promise<void> {
    const path = `/api/ops/disputes/${disputeId}/decision`;
    await this.#call('POST', path, { decision, note }, this.#members[2]);
  }

  /** Takes the documents that wait, and looks at each worker's list. */
  async waitingDocuments(): Promise<z.output<typeof documents>['documents']> {
    const waiting = await this.#queue('documents');
    const listed = [];
    for (const work of waiting) {
      await this.#claim(work);
      const hers = documents.parse(await this.#call('GET', `/api/ops/nannies/${work.nanny_id}/documents`));
      listed.push(...hers.documents.filter(({ id }) => id === work.id));
    }
    return listed;
  }

  async decideDocument(documentId: string, decision: object): Promise<void> {
    await this.#call('POST', `/api/ops/documents/${documentId}/decision`, decision);
  }

  async #queue(name: string, member = this.#members[0]): Promise<Work[]> {
    return queue.parse(await this.#call('GET', `/api/ops/queues/${name}`, undefined, member)).work;
  }

  async #claim({ kind, id }: Pick<Work, 'kind' | 'id'>, member = this.#members[0]): Promise<void> {
    await this.#call('POST', `/api/ops/work/${kind}/${id}/claim`, undefined, member);
  }

  /** A call of the member. Most calls are the first member's. */
  async #call(method: string, path: string, body?: unknown, member = this.#members[0]): Promise<unknown> {
    if (member === undefined) throw new Error('The team has no such member');
    return member.call(method, path, body);
  }

  /** A decision that a second member takes over from the first one, where one is not enough. */
  async #decideByTwo(path: string, body: object): Promise<void> {
    const first = JSON.stringify(await this.#call('POST', path, body));
    if (first.includes('"second_look"')) await this.#call('POST', path, body, this.#members[1]);
  }
}
