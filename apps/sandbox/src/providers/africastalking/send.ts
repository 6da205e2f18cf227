import { newMessageId } from '../../random.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Message, PhoneBehaviour } from '../../state/state.ts';
import { countParts } from './parts.ts';
import { reportLater } from './reports.ts';

/** The cost of one part, in ten-thousandths of a shilling. */
const PART_COST = 8000;
export const SHILLING = 10_000;
const SHARED_SENDER = 'AFRICASTKNG';

export interface Submission {
  readonly to: readonly string[];
  readonly text: string;
  readonly from: string | undefined;
  /** Whether the sender only wants to queue the message. */
  readonly enqueue: boolean;
}

interface Recipient {
  readonly statusCode: number;
  readonly number: string;
  readonly cost: string;
  readonly status: string;
  readonly messageId: string;
}

export const shillings = (cost: number) => `KES ${(cost / SHILLING).toFixed(4)}`;

/** The documented refusals (providers 2.3) of a phone that behaves so. */
const refusals: Partial<Record<PhoneBehaviour, readonly [statusCode: number, status: string]>> = {
  invalid: [403, 'InvalidPhoneNumber'],
  unpaid: [405, 'InsufficientBalance'],
  blocked: [406, 'UserInBlacklist'],
  unroutable: [407, 'CouldNotRoute'],
};

const refused = (number: string, statusCode: number, status: string): Recipient => ({
  statusCode,
  number,
  cost: '0',
  status,
  messageId: 'None',
});

/**
 * Takes a message for each valid recipient (providers 2.3). An unknown sender id fails as a whole, with no recipients at
 * all.
 */
export function send(sandbox: Sandbox, { to, text, from, enqueue }: Submission) {
  if (from !== undefined && from !== sandbox.config.africasTalking.shortCode && from !== SHARED_SENDER)
    return { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } };
  const parts = countParts(text);
  const recipients = to.map((number) => sendOne(sandbox, number, { text, cost: parts * PART_COST, enqueue }));
  const accepted = recipients.filter(({ messageId }) => messageId !== 'None').length;
  const total = shillings(accepted * parts * PART_COST);
  return {
    SMSMessageData: {
      Message: `Sent to ${accepted}/${recipients.length} Total Cost: ${total} Message parts: ${parts}`,
      Recipients: recipients,
    },
  };
}

function sendOne(
  sandbox: Sandbox,
  number: string,
  { text, cost, enqueue }: { text: string; cost: number; enqueue: boolean },
): Recipient {
  const { store, clock } = sandbox;
  if (!/^\+\d{8,15}$/.test(number)) return refused(number, 403, 'InvalidPhoneNumber');
  if (!number.startsWith('+254')) return refused(number, 407, 'CouldNotRoute');
  if (!/^\+254[17]\d{8}$/.test(number)) return refused(number, 403, 'InvalidPhoneNumber');
  const behaviour = store.state.behaviours.get(number) ?? 'normal';
  const refusal = cost > store.state.smsBalance * SHILLING ? refusals.unpaid : refusals[behaviour];
  if (refusal !== undefined) return refused(number, ...refusal);
  const message: Message = {
    sequence: store.next(),
    id: newMessageId(),
    direction: 'out',
    phone: number,
    text,
    at: clock.now().toISOString(),
    report: null,
    linkId: null,
  };
  store.state.messages.push(message);
  store.changed();
  reportLater(sandbox, message, behaviour);
  const statusCode = enqueue ? 102 : 101;
  return { statusCode, number, cost: shillings(cost), status: 'Success', messageId: message.id };
}
