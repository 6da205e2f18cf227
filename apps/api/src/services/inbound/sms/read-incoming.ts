import * as z from 'zod';
import { normalisePhone, type KenyanPhone } from '@repo/domain/phone';

/** An incoming message of Africa's Talking (providers 2.4), in the form fields as they arrive. */
const fields = z.object({
  from: z.string().max(32),
  text: z.string().max(2000),
  date: z.string().max(64).optional(),
});

export interface IncomingSms {
  readonly phone: KenyanPhone;
  readonly text: string;
  /** The time by the provider's clock. Null when the provider sends no reliable time. */
  readonly writtenAt: Date | null;
}

/** @returns undefined for a form that is no message of a Kenyan phone. */
export function readIncoming(form: unknown): IncomingSms | undefined {
  const parsed = fields.safeParse(form);
  const phone = parsed.success ? normalisePhone(parsed.data.from) : null;
  if (!parsed.success || phone === null) return undefined;
  return { phone, text: parsed.data.text, writtenAt: readDate(parsed.data.date) };
}

const wireDate = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * The provider gives no time zone for `2026-01-15 10:22:01`. It is UTC or Kenyan time. Read as UTC, the time
 * is right or three hours late. So no real answer counts as written before its consent request.
 */
function readDate(text = ''): Date | null {
  const [, day, time, zone = 'Z'] = wireDate.exec(text) ?? [];
  const date = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? null : date;
}
