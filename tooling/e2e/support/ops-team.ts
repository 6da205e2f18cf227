import { groundsOf, proofRow } from '@repo/api/test/check-proof';
import { incidentReasonsOf, rulingReasonsOf } from '@repo/domain/allegation-reason';
import { checkKinds, type CheckOutcome } from '@repo/domain/check';
import type { DisputeDecision } from '@repo/domain/dispute';
import { once } from '@repo/postgres/databases';
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
const documents = z.object({
  documents: z.array(z.object({ id: z.string(), slot: z.string(), has_file: z.boolean() })),
});
const dispute = z.object({ id: z.string(), kind: z.string(), words: z.string() });

const checks = z.object({
  checks: z.array(
    z.object({ id: z.string(), kind: z.enum(checkKinds), nanny_id: z.string(), version: z.string() }),
  ),
});
type OpenCheck = z.output<typeof checks>['checks'][number];

const references = z.object({ references: z.array(z.object({ id: z.string(), status: z.string() })) });

const decisionOf = ({ id, kind }: OpenCheck, outcome: CheckOutcome, note: string) => ({
  path: `/api/ops/checks/${id}/decision`,
  body: { outcome, note, ...groundsOf(kind, outcome, new Date()) },
});

/** The verification team, through its calls. */
export class OpsTeam {
  readonly #members: readonly OpsMember[];
  readonly #database: string;

  constructor(apiAddress: string, sandboxOrigin: string, database: string) {
    this.#database = database;
    this.#members = OPS_PHONES.map((phone) => new OpsMember(apiAddress, sandboxOrigin, phone));
  }

  async openChecks(): Promise<OpenCheck[]> {
    return checks.parse(await this.#call('GET', '/api/ops/checks?status=open')).checks;
  }

  /** Decides a check. What the outcome needs is on record from now on, where the worker gave nothing. */
  async decide(check: OpenCheck | undefined, outcome: CheckOutcome, note: string): Promise<void> {
    const { path, body } = await this.#proven(check, outcome, note);
    await this.#decideByTwo({ kind: 'check', id: check?.id ?? '' }, path, body);
  }

  /** The verdict of one member, who is not enough for a finding, by the papers that the worker sent. */
  async find(check: OpenCheck | undefined, note: string, member: 0 | 1): Promise<void> {
    if (check === undefined) throw new Error('The check is not open');
    const { path, body } = decisionOf(check, 'finding', note);
    await this.#claim({ kind: 'check', id: check.id }, this.#members[member]);
    await this.#openPapers(check.nanny_id, this.#members[member]);
    await this.#call('POST', path, body, this.#members[member]);
  }

  async waitingIdentityChecks(): Promise<Work[]> {
    return this.#queue('identity');
  }

  /** Confirms that the card shows the worker, under the name on it. */
  async verifyIdentity(id: string, nameOnId: string): Promise<void> {
    const decision = { decision: 'verified', note: 'Compared with the card.', name_on_id: nameOnId };
    await this.#decideByTwo({ kind: 'identity', id }, `/api/ops/identity-checks/${id}/decision`, decision);
  }

  /** Decides all open checks, in the order of their due dates. */
  async decideAll(outcome: CheckOutcome): Promise<void> {
    for (const check of await this.openChecks())
      await this.decide(check, outcome, `Seen and confirmed: ${check.kind}.`);
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
    const [reason] = incidentReasonsOf.upheld;
    const path = `/api/ops/incidents/${incidentId}/decision`;
    await this.#decideByTwo({ kind: 'incident', id: incidentId }, path, { decision: 'upheld', reason, note });
  }

  /** The disputes that wait, taken and opened by a member who had no say in the finding. */
  async waitingDisputes(): Promise<z.output<typeof dispute>[]> {
    const third = this.#members[2];
    const opened = [];
    for (const work of await this.#queue('disputes', third)) {
      await this.#claim(work, third);
      await this.#openPapers(work.nanny_id, third);
      opened.push(dispute.parse(await this.#call('GET', `/api/ops/disputes/${work.id}`, undefined, third)));
    }
    return opened;
  }

  /** A ruling of a member who had no say in the finding. */
  async decideDispute(disputeId: string, decision: DisputeDecision, note: string): Promise<void> {
    const path = `/api/ops/disputes/${disputeId}/decision`;
    const [reason] = rulingReasonsOf[decision];
    await this.#call('POST', path, { decision, reason, note }, this.#members[2]);
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

  /** Opens a document and decides it. */
  async decideDocument(documentId: string, decision: object): Promise<void> {
    await this.#members[0]?.open(`/api/ops/documents/${documentId}/file`);
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

  /** The decision of a check with its grounds, whose proof is on record. */
  async #proven(check: OpenCheck | undefined, outcome: CheckOutcome, note: string) {
    if (check === undefined) throw new Error('The check is not open');
    const { kind, nanny_id: worker, version: person } = check;
    const proof = proofRow(kind, outcome, { worker, person, at: new Date().toISOString() });
    if (proof !== null) await once(this.#database, proof);
    return decisionOf(check, outcome, note);
  }

  /** A decision that a second member takes over from the first one, where one is not enough. */
  async #decideByTwo(work: Pick<Work, 'kind' | 'id'>, path: string, body: object): Promise<void> {
    await this.#claim(work);
    await this.#lookAtPhotos(work);
    const first = JSON.stringify(await this.#call('POST', path, body));
    if (!first.includes('"second_look"')) return;
    await this.#claim(work, this.#members[1]);
    await this.#lookAtPhotos(work, this.#members[1]);
    await this.#call('POST', path, body, this.#members[1]);
  }

  /** Each member opens herself what the worker sent, and what is kept of it. */
  async #openPapers(workerId: string, member = this.#members[0]): Promise<void> {
    const sent = documents.parse(
      await this.#call('GET', `/api/ops/nannies/${workerId}/documents`, undefined, member),
    );
    for (const { id, has_file: hasFile } of sent.documents)
      if (hasFile) await member?.open(`/api/ops/documents/${id}/file`);
  }

  /** Each member compares the photos herself. */
  async #lookAtPhotos({ kind, id }: Pick<Work, 'kind' | 'id'>, member = this.#members[0]): Promise<void> {
    if (kind !== 'identity') return;
    for (const photo of ['selfie', 'id_front'])
      await member?.open(`/api/ops/identity-checks/${id}/images/${photo}`);
  }
}
