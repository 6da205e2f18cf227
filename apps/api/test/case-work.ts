import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import { consentEndsAt } from '@repo/domain/consent-request';
import type { InvitationStatus } from '@repo/domain/invitation';
import { cases, checks } from '../src/db/schema/cases.ts';
import { consentRequests, consents, invitations } from '../src/db/schema/consents.ts';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { employers, opsMembers, workers } from '../src/db/schema/people.ts';
import { prospects } from '../src/db/schema/prospects.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { sessions } from '../src/db/schema/sessions.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { hashToken } from '../src/security/tokens.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { sayAll } from '../src/services/casework/disputes/say-all.ts';
import { storedTrust } from '../src/services/trust/stored-trust.ts';
import { progressOf } from '../src/services/casework/cases/end-if-decided.ts';
import { openCase, type OpenCaseInput } from '../src/services/casework/cases/open-case.ts';
import { decisionsOf } from './decisions.ts';
import { OPS_PHONE, type TestApi } from './harness.ts';
import { kenyanPhone } from './phones.ts';

const SECOND_PHONE = '+254700000902';
const THIRD_PHONE = '+254700000903';
/** Beyond the clock of every test. */
const FAR = new Date('2100-01-01T00:00:00Z');

export interface TestEmployer {
  readonly id: string;
  readonly token: string;
  readonly phone: string;
}

/** People and cases after payment and consent. Both have their own tests. */
export function caseWorkOf(api: TestApi) {
  const { ctx } = api;
  const decisions = decisionsOf(api);
  let phones = 0;
  const nextPhone = () => {
    phones += 1;
    return kenyanPhone(`+254700${String(100_000 + phones)}`);
  };
  const sessionOf = (phone: string) =>
    withTransaction(ctx, async (tx) => {
      const [row] = await tx.db
        .insert(opsMembers)
        .values({ phone: kenyanPhone(phone), status: 'active', joinedAt: tx.now, createdAt: tx.now })
        .onConflictDoUpdate({ target: opsMembers.phone, set: { status: 'active', joinedAt: tx.now } })
        .returning({ id: opsMembers.id });
      const token = await openSession(tx, 'ops', row?.id ?? '');
      await tx.db
        .update(sessions)
        .set({ createdAt: FAR, lastSeenAt: FAR, expiresAt: FAR })
        .where(eq(sessions.tokenHash, hashToken(token)));
      return token;
    });
  return {
    async employer(): Promise<TestEmployer> {
      const phone = nextPhone();
      return withTransaction(ctx, async (tx) => {
        const person = { phone, name: 'Njeri Test', createdAt: tx.now, updatedAt: tx.now };
        const [row] = await tx.db.insert(employers).values(person).returning({ id: employers.id });
        const id = row?.id ?? '';
        return { id, phone, token: await openSession(tx, 'employer', id) };
      });
    },

    /** Returns the id of the invitation. */
    async invitation(
      employer: { readonly id: string },
      workerId: string,
      status: InvitationStatus,
      packageId = 17,
    ): Promise<string> {
      const now = ctx.clock.now();
      await this.typed(employer.id, workerId);
      const [row] = await ctx.db
        .insert(invitations)
        .values({ employerId: employer.id, workerId, packageId, status, createdAt: now, expiresAt: now })
        .returning({ id: invitations.id });
      return row?.id ?? '';
    },

    /** A session of an administrator that outlives every move of the clock. */
    opsToken: () => sessionOf(OPS_PHONE),
    /** The same of the administrator who takes the second look. */
    colleagueToken: () => sessionOf(SECOND_PHONE),
    /** The same of the administrator who settles, and decides disputes. */
    thirdToken: () => sessionOf(THIRD_PHONE),

    /** An unchecked worker: not verified, without references, with a profile that was never edited. */
    async worker(facts: Partial<typeof workers.$inferInsert> = {}): Promise<string> {
      const now = ctx.clock.now();
      const [row] = await ctx.db
        .insert(workers)
        .values({
          phone: nextPhone(),
          name: 'Amani Test',
          serviceType: 'Nanny',
          profileCompletedAt: now,
          createdAt: now,
          updatedAt: now,
          ...facts,
        })
        .returning({ id: workers.id });
      return row?.id ?? '';
    },

    /** A misconduct record that was upheld at `at`, and the worker's facts computed anew. */
    async upheldRecord(workerId: string, at: Date = ctx.clock.now()): Promise<void> {
      const { id: reporterId } = await this.employer();
      await withTransaction(ctx, async (tx) => {
        tx.factsChanged(workerId);
        await tx.db.insert(misconductReports).values({
          workerId,
          reporterId,
          category: 'theft',
          region: 'nairobi_central',
          description: 'A ring is gone.',
          status: 'upheld',
          askedBy: 'phone',
          askedAt: at,
          createdAt: at,
          decidedAt: at,
          decisionNote: 'The ring was found with her.',
          decidedAlone: true,
        });
      });
    },

    async workerRow(id: string) {
      const [row] = await ctx.db.select().from(workers).where(eq(workers.id, id));
      if (row === undefined) throw new Error(`No worker ${id}`);
      return row;
    },

    /** A paid purchase without consent. */
    async purchase(
      employerId: string,
      workerId: string,
      packageId: number,
    ): Promise<OpenCaseInput['purchase']> {
      const now = ctx.clock.now();
      const [row] = await ctx.db
        .insert(purchases)
        .values({
          orderNumber: randomUUID(),
          reference: randomUUID(),
          employerId,
          workerId,
          packageId,
          amountCents: 100_000,
          email: 'njeri@example.com',
          callbackUrl: `${api.origin}/post-payment-success`,
          channels: ['mobile_money'],
          status: 'paid',
          createdAt: now,
          paidAt: now,
          updatedAt: now,
        })
        .returning();
      if (row === undefined) throw new Error('The purchase was not stored');
      return row;
    },

    async consent(employerId: string, workerId: string): Promise<string> {
      const now = ctx.clock.now();
      const { phone } = await this.workerRow(workerId);
      const [request] = await ctx.db
        .insert(consentRequests)
        .values({
          kind: 'consent',
          phone,
          number: 1,
          workerId,
          employerId,
          employerName: 'Njeri Test',
          level: 'premium',
          text: 'A question',
          status: 'accepted',
          createdAt: now,
          remindAt: now,
          expiresAt: now,
        })
        .returning({ id: consentRequests.id });
      const [consent] = await ctx.db
        .insert(consents)
        .values({
          workerId,
          employerId,
          employerName: 'Njeri Test',
          level: 'premium',
          expiresAt: consentEndsAt(now),
          consentRequestId: request?.id ?? '',
          text: 'A question',
          language: 'en',
          channel: 'sms',
          givenAt: now,
        })
        .returning({ id: consents.id });
      return consent?.id ?? '';
    },

    /** The words with which an employer invited a worker. */
    async typed(employerId: string, workerId: string): Promise<void> {
      const now = ctx.clock.now();
      await ctx.db
        .insert(prospects)
        .values({
          employerId,
          workerId,
          name: 'Pendo Test',
          phone: '0700 000 000',
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing();
    },

    /** Buys a package for a worker who consents at once. Returns the id of the case. */
    async open(employerId: string, workerId: string, packageId = 17): Promise<string> {
      const purchase = await this.purchase(employerId, workerId, packageId);
      const consentId = await this.consent(employerId, workerId);
      return (await withTransaction(ctx, (tx) => openCase(ctx, tx, { purchase, consentId }))).id;
    },

    checks: (caseId: string) =>
      ctx.db.select().from(checks).where(eq(checks.caseId, caseId)).orderBy(asc(checks.step)),

    async check(caseId: string, kind: CheckKind) {
      const found = (await this.checks(caseId)).find((row) => row.kind === kind);
      if (found === undefined) throw new Error(`The case has no ${kind}`);
      return found;
    },

    async caseRow(caseId: string) {
      const [row] = await ctx.db.select().from(cases).where(eq(cases.id, caseId));
      if (row === undefined) throw new Error(`No case ${caseId}`);
      return row;
    },

    /**
     * Decides one check of a case through the team's call, which must succeed. A second member agrees where two are
     * needed, and the worker has nothing to add to a finding, so that the result counts.
     */
    async decide(
      token: string,
      caseId: string,
      kind: CheckKind,
      outcome: CheckOutcome = 'clear',
      seen: string | { readonly note: string; readonly expires_on: string } = `Seen by the team (${kind}).`,
    ) {
      const { id } = await this.check(caseId, kind);
      const body = { outcome, ...(typeof seen === 'string' ? { note: seen } : seen) };
      const first = await decisions.checkTaken(token, id, body);
      if (first.check.status !== 'second_look') return first;
      const agreed = await decisions.checkTaken(await this.colleagueToken(), id, body);
      if (agreed.check.in_report_from === null) return agreed;
      const { workerId } = await this.caseRow(caseId);
      await sayAll(ctx, workerId, id);
      const { completion_percentage, overall_status } = await withTransaction(ctx, (tx) =>
        progressOf(tx, caseId),
      );
      const status = overall_status === 'complete' ? 'completed' : 'open';
      return {
        ...agreed,
        case: { id: caseId, status, completion_percentage },
        ...(await storedTrust(ctx.db, workerId)),
      };
    },

    /** Decides every undecided check of a case. */
    async decideAll(token: string, caseId: string, outcome: CheckOutcome = 'clear'): Promise<void> {
      for (const check of await this.checks(caseId))
        if (check.status !== 'decided') await this.decide(token, caseId, check.kind, outcome);
    },

    audit: (subject: string) =>
      ctx.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(asc(auditLog.id)),
  };
}
export type CaseWork = ReturnType<typeof caseWorkOf>;
