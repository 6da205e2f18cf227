import type { Context } from './context.ts';
import { remindAndExpire } from './services/consent/consent-requests/remind-and-expire.ts';
import { publishFindings } from './services/casework/checks/publish-finding.ts';
import { postponeOverdue } from './services/casework/checks/postpone-overdue.ts';
import { processEvent } from './services/inbound/events/process-event.ts';
import { removeFile } from './services/platform/files/stored-file.ts';
import { deleteAttachments } from './services/evidence/attachments/delete-attachments.ts';
import { deleteFiles } from './services/evidence/documents/delete-files.ts';
import { deleteOrphans } from './services/platform/files/delete-orphans.ts';
import { submitJob } from './services/evidence/identity/submit-job.ts';
import { pollJob } from './services/evidence/identity/poll-job.ts';
import { requestCallback } from './services/evidence/identity/request-callback.ts';
import { followJobs } from './services/evidence/identity/follow-jobs.ts';
import { sendSms } from './services/messaging/sms/send-sms.ts';
import { watchBalance } from './services/messaging/sms/watch-balance.ts';
import { requeueMessages } from './services/messaging/sms/requeue-messages.ts';
import { followChargebacks } from './services/money/chargebacks/follow-chargebacks.ts';
import { settlePurchase } from './services/money/purchases/settle-purchase.ts';
import { pollPurchases } from './services/money/purchases/poll-purchases.ts';
import { notifyWaitingReferees } from './services/evidence/references/notify-waiting-referees.ts';
import { executeRefund } from './services/refunds/execute-refund.ts';
import { fillKnownPlaces } from './services/people/workers/fill-known-places.ts';
import { anchorLog } from './services/platform/audit/anchor-log.ts';
import { applyRetention } from './services/platform/retention/apply-retention.ts';
import { recomputeDue } from './services/trust/recompute-due.ts';
import { catchUp } from './jobs/catch-up.ts';
import type { JobHandlers } from './jobs/jobs.ts';

/** The verb of each job. */
export function jobHandlers(ctx: Context): JobHandlers {
  const handlers: JobHandlers = {
    'sms.send': ({ smsId }) => sendSms(ctx, smsId),
    'provider-event.work': ({ eventId }) => processEvent(ctx, eventId),
    'purchase.settle': async ({ reference }) => {
      await settlePurchase(ctx, reference);
    },
    'refund.execute': async ({ refundId }) => {
      // The other run may only read the status. Without a retry, a due refund would wait for its next poll, a day later.
      if ((await executeRefund(ctx, refundId, 'due')) === 'busy')
        throw new Error('The refund is being looked at; it is asked for again.');
    },
    'file.remove': ({ key }) => removeFile(ctx, key),
    'identity.submit': ({ jobId }) => submitJob(ctx, jobId),
    'identity.poll': ({ jobId }) => pollJob(ctx, jobId),
    'identity.request-callback': ({ jobId }) => requestCallback(ctx, jobId),
    'schedules.catch-up': () => catchUp((name) => handlers[name]({}), ctx.log),
    'scheduled.consent-requests': () => remindAndExpire(ctx),
    'scheduled.purchases': () => pollPurchases(ctx),
    'scheduled.chargebacks': () => followChargebacks(ctx),
    'scheduled.messages': () => requeueMessages(ctx),
    'scheduled.findings': () => publishFindings(ctx),
    'scheduled.due-dates': () => postponeOverdue(ctx),
    'scheduled.trust': () => recomputeDue(ctx),
    'scheduled.files': async () => {
      await deleteFiles(ctx);
      await deleteAttachments(ctx);
      await deleteOrphans(ctx);
    },
    'scheduled.referees': () => notifyWaitingReferees(ctx),
    'scheduled.identity': () => followJobs(ctx),
    'scheduled.places': () => fillKnownPlaces(ctx),
    'scheduled.sms-balance': () => watchBalance(ctx),
    'scheduled.audit-anchor': () => anchorLog(ctx),
    'scheduled.retention': () => applyRetention(ctx),
  };
  return handlers;
}
