import type { FastifyInstance } from 'fastify';
import { contract } from '@repo/api-client/contract/index';
import type { Context } from '../context.ts';
import { registerCalls } from '../http/register.ts';
import { caseHandlers } from './cases.ts';
import { checkHandlers } from './checks.ts';
import { blockHandlers } from './blocks.ts';
import { chargebackHandlers } from './chargebacks.ts';
import { contactHandlers } from './contact-requests.ts';
import { dashboardHandlers } from './dashboard.ts';
import { attachmentHandlers } from './attachments.ts';
import { documentHandlers } from './documents.ts';
import { disputeHandlers } from './disputes.ts';
import { employerAuthHandlers } from './employer-auth.ts';
import { employerProfileHandlers } from './employer-profile.ts';
import { findingHandlers } from './findings.ts';
import { identityHandlers } from './identity.ts';
import { invitationHandlers } from './invitations.ts';
import { messageThreadHandlers } from './message-threads.ts';
import { misconductHandlers } from './misconduct.ts';
import { nannyHandlers } from './nannies.ts';
import { onboardingHandlers } from './onboarding.ts';
import { packageHandlers } from './packages.ts';
import { photoHandlers } from './photos.ts';
import { publicProfileHandlers } from './public-profile.ts';
import { purchaseHandlers } from './purchases.ts';
import { referenceHandlers } from './references.ts';
import { refundHandlers } from './refunds.ts';
import { reportCodeHandlers } from './report-codes.ts';
import { reviewHandlers } from './reviews.ts';
import { sampleReportHandlers } from './sample-report.ts';
import { teamHandlers } from './team.ts';
import { teamAccountHandlers } from './team-account.ts';
import { teamAuthHandlers } from './team-auth.ts';
import { verificationHandlers } from './verifications.ts';
import { workHandlers } from './work.ts';
import { workerAppHandlers } from './worker-app.ts';
import { workerAuthHandlers } from './worker-auth.ts';
import { workerRecordHandlers } from './worker-record.ts';
import { workerStatusHandlers } from './worker-status.ts';

/** Registers every group of the contract with its handlers. A missing handler is a compile error. */
export function registerRoutes(app: FastifyInstance, ctx: Context): void {
  registerCalls(app, ctx, contract.employerAuth, employerAuthHandlers);
  registerCalls(app, ctx, contract.nannies, { ...nannyHandlers, ...publicProfileHandlers });
  registerCalls(app, ctx, contract.employer, {
    ...dashboardHandlers,
    ...employerProfileHandlers,
    ...invitationHandlers,
    ...packageHandlers,
    ...purchaseHandlers,
  });
  registerCalls(app, ctx, contract.verifications, verificationHandlers);
  registerCalls(app, ctx, contract.reportCodes, reportCodeHandlers);
  registerCalls(app, ctx, contract.sampleReport, sampleReportHandlers);
  registerCalls(app, ctx, contract.reviews, reviewHandlers);
  registerCalls(app, ctx, contract.misconduct, misconductHandlers);
  registerCalls(app, ctx, contract.workerAuth, workerAuthHandlers);
  registerCalls(app, ctx, contract.worker, { ...workerRecordHandlers });
  registerCalls(app, ctx, contract.photos, photoHandlers);
  registerCalls(app, ctx, contract.findings, findingHandlers);
  registerCalls(app, ctx, contract.disputes, disputeHandlers);
  registerCalls(app, ctx, contract.chargebacks, chargebackHandlers);
  registerCalls(app, ctx, contract.refunds, refundHandlers);
  registerCalls(app, ctx, contract.workerStatus, workerStatusHandlers);
  registerCalls(app, ctx, contract.onboarding, onboardingHandlers);
  registerCalls(app, ctx, contract.references, referenceHandlers);
  registerCalls(app, ctx, contract.documents, documentHandlers);
  registerCalls(app, ctx, contract.attachments, attachmentHandlers);
  registerCalls(app, ctx, contract.workerApp, workerAppHandlers);
  registerCalls(app, ctx, contract.identity, identityHandlers);
  registerCalls(app, ctx, contract.blocks, blockHandlers);
  registerCalls(app, ctx, contract.contactRequests, contactHandlers);
  registerCalls(app, ctx, contract.teamAuth, teamAuthHandlers);
  registerCalls(app, ctx, contract.teamAccount, teamAccountHandlers);
  registerCalls(app, ctx, contract.team, teamHandlers);
  registerCalls(app, ctx, contract.work, workHandlers);
  registerCalls(app, ctx, contract.messageThreads, messageThreadHandlers);
  registerCalls(app, ctx, contract.checks, checkHandlers);
  registerCalls(app, ctx, contract.cases, caseHandlers);
}
