import type { Context } from '../context.ts';
import { sweepAsks } from '../services/asks/sweep-asks.ts';
import { sweepDates } from '../services/checks/sweep-dates.ts';
import { workEvent } from '../services/events/work-event.ts';
import { removeFile } from '../services/files/stored-file.ts';
import { sweepFiles } from '../services/files/sweep-files.ts';
import { handOver } from '../services/identity/hand-over.ts';
import { lookAtJob } from '../services/identity/look-at-job.ts';
import { sweepIdentity } from '../services/identity/sweep-identity.ts';
import { sendSms } from '../services/messages/send-sms.ts';
import { sweepMessages } from '../services/messages/sweep-messages.ts';
import { settlePurchase } from '../services/purchases/settle-purchase.ts';
import { sweepPurchases } from '../services/purchases/sweep-purchases.ts';
import { sweepReferees } from '../services/references/sweep-referees.ts';
import { executeRefund } from '../services/refunds/execute-refund.ts';
import { sweepRetention } from '../services/retention/sweep-retention.ts';
import { sweepTrust } from '../services/trust/sweep-trust.ts';
import type { JobHandlers } from './jobs.ts';

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
    'sweep.files': () => sweepFiles(ctx),
    'sweep.referees': () => sweepReferees(ctx),
    'sweep.identity': () => sweepIdentity(ctx),
    'sweep.retention': () => sweepRetention(ctx),
  };
}
