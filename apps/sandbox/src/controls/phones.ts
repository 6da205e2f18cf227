import * as z from 'zod';
import { normalisePhone } from '@repo/domain/phone';
import type { Sandbox } from '../sandbox.ts';
import { phoneBehaviours, type Message } from '../state/state.ts';

/** A Kenyan mobile number in any usual spelling, as `+254…`. */
export const phoneField = z
  .string()
  .max(40)
  .transform((value, issue) => {
    const phone = normalisePhone(value);
    if (phone !== null) return phone;
    issue.addIssue({ code: 'custom', message: 'is no Kenyan mobile number' });
    return z.NEVER;
  });

export const incomingSchema = z.object({
  phone: phoneField,
  text: z.string().trim().min(1, 'must not be empty').max(1600),
});

export const behaviourSchema = z.object({ delivery: z.enum(phoneBehaviours) });

/** The account for messages: its balance in shillings. */
export const accountSchema = z.strictObject({ balance: z.number().min(0).max(1_000_000) });

/** A message as programs see it. */
export const messageForPrograms = ({ id, direction, phone, text, at }: Message) => ({
  id,
  direction,
  phone,
  text,
  at,
});

export const messagesOf = ({ store }: Sandbox, phone: string) =>
  store.state.messages.filter((message) => message.phone === phone);

export interface PhoneSummary {
  readonly phone: string;
  readonly last: Message;
  readonly messages: number;
}

/** Every phone that sent or received a message. The phone with the newest message comes first. */
export function listPhones({ store }: Sandbox): PhoneSummary[] {
  const phones = new Map<string, PhoneSummary>();
  for (const message of store.state.messages) {
    const messages = (phones.get(message.phone)?.messages ?? 0) + 1;
    phones.set(message.phone, { phone: message.phone, last: message, messages });
  }
  return [...phones.values()].toSorted((left, right) => right.last.sequence - left.last.sequence);
}
