import * as z from 'zod';
import { normalisePhone, type KenyanPhone } from '@repo/domain/phone';

/** Africa's Talking's incoming message (providers 2.4), as the form fields arrive. */
const fields = z.object({
  from: z.string().max(32),
  text: z.string().max(2000),
  date: z.string().max(64).optional(),
});

export interface IncomingSms {
  readonly phone: KenyanPhone;
  readonly text: string;
  /** By the provider's clock; null when it says nothing that can be relied on. */
  readonly writtenAt: Date | null;
}

/** @returns undefined for what is no message of a Kenyan phone. */
export function readIncoming(form: unknown): IncomingSms | undefined {
  const parsed = fields.safeParse(form);
  const phone = parsed.success ? normalisePhone(parsed.data.from) : null;
  if (!parsed.success || phone === null) return undefined;
  return { phone, text: parsed.data.text, writtenAt: readDate(parsed.data.date) };
}

const wireDate = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * The provider names no zone for `2026-01-15 10:22:01`: it is UTC or Kenya's own. Read as UTC it is right or three hours
 * late, so that no true answer passes for one that was written before its question.
 */
function readDate(text = ''): Date | null {
  const [, day, time, zone = 'Z'] = wireDate.exec(text) ?? [];
  const date = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? null : date;
}
