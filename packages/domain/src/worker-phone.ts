import { normalisePhone, type KenyanPhone } from './phone.ts';

/**
 * The phone of the worker's entry (worker spec 5). Only digits count, a leading 0 becomes 254, nine digits from 7 get the
 * prefix 254. A valid number is 254, then 1 or 7, then eight digits.
 */
export function workerPhone(input: string): KenyanPhone | null {
  const digits = input.replaceAll(/\D/g, '');
  const international = digits.startsWith('0')
    ? `254${digits.slice(1)}`
    : digits.startsWith('7')
      ? `254${digits}`
      : digits;
  return international.startsWith('254') ? normalisePhone(international) : null;
}
