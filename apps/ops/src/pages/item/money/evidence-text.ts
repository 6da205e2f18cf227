import type { Chargeback } from '@repo/api-client/queries/chargebacks';
import { formatDay } from '@repo/domain/dates';
import { isRefundMoving } from '@repo/domain/refund';
import { channelText } from '../../../parts/payment-words.ts';
import { kes } from './money-words.ts';

/** What the service can prove of a payment, for the payer's bank. It names no worker. */
export const evidenceText = (chargeback: Chargeback): string =>
  [orderText(chargeback), ...deliveredTexts(chargeback), ...backTexts(chargeback)].join('\n');

function orderText(chargeback: Chargeback): string {
  const { order_number: order, package_name: name, price, paid_at: at, paid_channel: channel } = chargeback;
  const by = channel === null ? '' : ` by ${channelText(channel)}`;
  return `Order ${order}: ${name}, ${kes(price)}${at === null ? '' : `, paid on ${formatDay(at)}${by}`}.`;
}

function deliveredTexts({ delivered }: Chargeback): readonly string[] {
  if (delivered === null) return [];
  const { consent_at: consent, checks_began_at: began, checks, checks_decided: decided } = delivered;
  return [
    `The worker agreed to the checks on ${formatDay(consent)}. They began on ${formatDay(began)}.`,
    delivered.report_at === null
      ? `${decided} of ${checks} checks were decided.`
      : `The report was complete in the payer’s account on ${formatDay(delivered.report_at)}.`,
    ...(delivered.withdrawn_at === null
      ? []
      : [`The worker withdrew consent on ${formatDay(delivered.withdrawn_at)}.`]),
  ];
}

/** A refund that is held up is no evidence: its money has not moved. */
function backTexts({ refund, taken_back: takenBack }: Chargeback): readonly string[] {
  return [
    ...(refund === null || !isRefundMoving(refund.status)
      ? []
      : [`${kes(refund.amount)} ${refund.status === 'processed' ? 'was' : 'is being'} refunded.`]),
    ...(takenBack === 0 ? [] : [`${kes(takenBack)} went back by an earlier dispute.`]),
  ];
}
