import type { Context } from './context.ts';
import { sweepAsks } from './services/consent/consent-requests/sweep-asks.ts';
import { sweepDates } from './services/casework/checks/sweep-dates.ts';
import { workEvent } from './services/inbound/events/work-event.ts';
import { removeFile } from './services/platform/files/stored-file.ts';
import { letFilesGo } from './services/evidence/documents/let-files-go.ts';
import { sweepFiles } from './services/platform/files/sweep-files.ts';
import { handOver } from './services/evidence/identity/hand-over.ts';
import { lookAtJob } from './services/evidence/identity/look-at-job.ts';
import { sweepIdentity } from './services/evidence/identity/sweep-identity.ts';
import { sendSms } from './services/messaging/sms/send-sms.ts';
import { sweepMessages } from './services/messaging/sms/sweep-messages.ts';
import { settlePurchase } from './services/money/purchases/settle-purchase.ts';
import { sweepPurchases } from './services/money/purchases/sweep-purchases.ts';
import { sweepReferees } from './services/evidence/references/sweep-referees.ts';
import { executeRefund } from './services/refunds/execute-refund.ts';
import { sweepRetention } from './services/platform/retention/sweep-retention.ts';
import { sweepTrust } from './services/trust/sweep-trust.ts';
import type { JobHandlers } from './jobs/jobs.ts';

/** Which verb each job runs. */
export function jobHandlers(ctx: Context): JobHandlers {
  return {
    'sms.send': ({ smsId }) => sendSms(ctx, smsId),
    'provider-event.work': ({ eventId }) => workEvent(ctx, eventId),
    'purchase.settle': async ({ reference }) => {
      await settlePurchase(ctx, reference);
    },
    'refund.execute': async ({ refundId }) => {
      await executeRefund(ctx, refundId, 'due');
    },
    'file.remove': ({ key }) => removeFile(ctx, key),
    'identity.hand-over': ({ jobId }) => handOver(ctx, jobId),
    'identity.look': ({ jobId }) => lookAtJob(ctx, jobId),
    'sweep.asks': () => sweepAsks(ctx),
    'sweep.purchases': () => sweepPurchases(ctx),
    'sweep.messages': () => sweepMessages(ctx),
    'sweep.dates': () => sweepDates(ctx),
    'sweep.trust': () => sweepTrust(ctx),
    'sweep.files': async () => {
      await letFilesGo(ctx);
      await sweepFiles(ctx);
    },
    'sweep.referees': () => sweepReferees(ctx),
    'sweep.identity': () => sweepIdentity(ctx),
    'sweep.retention': () => sweepRetention(ctx),
  };
}
