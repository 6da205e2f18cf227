import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getCaseFile } from '@repo/api-client/contract/cases';
import { centsToShillings } from '@repo/domain/money';
import { lastThreeOf, maskNationalId } from '@repo/domain/national-id';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { opsMembers, type WorkerRow } from '../../../db/schema/people.ts';
import { verdicts } from '../../../db/schema/verdicts.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { presentVerdict } from '../../casework/verdicts/present-verdict.ts';
import { countingRecords } from '../../trust/read-records.ts';
import { refuseUnheld } from '../../work/holders.ts';
import { findCase, type FoundCase } from './find-case.ts';

type CaseFile = AnswerOf<typeof getCaseFile>;

/**
 * The personal data of a case. An audit row names the member before it is sent. A check that another member must look at
 * has no words here: she looks at the evidence first (decisions 14).
 * @throws ServiceError `not-found`; `forbidden` when the member holds no work about the worker, or knows somebody around her.
 */
export const readCaseFile = (ctx: Context, memberId: string, id: string): Promise<CaseFile> =>
  withTransaction(ctx, async (tx) => {
    const found = await findCase(tx.db, id);
    const { worker, employer } = found;
    await refuseConflict(tx.db, memberId, worker.id);
    await refuseUnheld(tx.db, memberId, worker.id);
    tx.audit({
      actor: `ops:${memberId}`,
      action: 'case-file-opened',
      subject: `case:${id}`,
      details: { worker: worker.id },
    });
    return {
      worker: presentWorker(ctx, worker),
      employer: { name: employer.name, location: employer.location },
      consent: presentConsent(found),
      payment: presentPayment(found),
      records: await readUpheld(tx, worker.id),
      results: await readResults(tx, id),
    };
  });

const presentWorker = (ctx: Context, worker: WorkerRow): CaseFile['worker'] => ({
  name: worker.name,
  phone: worker.phone,
  service_type: worker.serviceType,
  location: worker.location,
  experience_years: worker.experienceYears,
  national_id:
    worker.nationalIdCipher === null
      ? null
      : maskNationalId(lastThreeOf(ctx.secrets.open(worker.nationalIdCipher))),
  identity_verified: worker.smileStatus === 'verified',
  language: worker.language,
});

const presentConsent = ({ consent }: FoundCase): CaseFile['consent'] => ({
  text: consent.text,
  level: consent.level,
  channel: consent.channel,
  given_at: consent.givenAt.toISOString(),
  expires_at: consent.expiresAt?.toISOString() ?? null,
  withdrawn_at: consent.withdrawnAt?.toISOString() ?? null,
});

const presentPayment = ({ purchase }: FoundCase): CaseFile['payment'] => ({
  amount: centsToShillings(purchase.amountCents),
  status: purchase.status,
  order_number: purchase.orderNumber,
  channel: purchase.paidChannel,
  paid_at: purchase.paidAt?.toISOString() ?? null,
});

/** The records of the registry that count today. Who reported them is not read. */
async function readUpheld({ db, now }: Transaction, workerId: string): Promise<CaseFile['records']> {
  const counting = await countingRecords(db, workerId, now);
  const rows = await db
    .select({
      id: misconductReports.id,
      category: misconductReports.category,
      region: misconductReports.region,
      words: misconductReports.decisionNote,
      decidedAt: misconductReports.decidedAt,
    })
    .from(misconductReports)
    .where(inArray(misconductReports.id, [...counting]))
    .orderBy(asc(misconductReports.decidedAt));
  return rows.flatMap(({ decidedAt, ...row }) =>
    decidedAt === null ? [] : [{ ...row, upheld_at: decidedAt.toISOString() }],
  );
}

/** The words of each check that the team has decided, with the verdicts that count. */
async function readResults({ db }: Transaction, caseId: string): Promise<CaseFile['results']> {
  const rows = await db.select().from(checks).where(eq(checks.caseId, caseId)).orderBy(asc(checks.step));
  const decided = rows.filter(({ status }) => status === 'decided' || status === 'confirmed');
  // A reused result has the verdicts of its origin.
  const originOf = new Map(decided.map(({ id, reusedFrom }) => [id, reusedFrom ?? id]));
  const given = await db
    .select({ verdict: verdicts, by: opsMembers.name })
    .from(verdicts)
    .innerJoin(opsMembers, eq(opsMembers.id, verdicts.memberId))
    .where(and(inArray(verdicts.checkId, [...originOf.values()]), isNull(verdicts.endedAt)))
    .orderBy(asc(verdicts.place));
  return decided.map(({ id, note }) => ({
    check_id: id,
    note,
    verdicts: given
      .filter(({ verdict }) => verdict.checkId === originOf.get(id))
      .map(({ verdict, by }) => presentVerdict(verdict, by)),
  }));
}
