import * as z from 'zod';
import { parseInput } from '../errors.ts';
import { faultyProviders, faultsSchema } from '../faults/faults.ts';

const percent = z.coerce.number().min(0).max(100).default(0);
const whole = z.coerce.number().default(0);
const formSchema = z.record(z.string(), z.unknown());

/** The part of one provider in the form, with percentages as people write them. */
const partSchema = z
  .object({
    fail_percent: percent,
    timeout_percent: percent,
    drop_percent: percent,
    delay_ms: whole,
    duplicate_callbacks: whole,
    reorder_callbacks: z.literal('yes').optional(),
  })
  .transform((part) => ({
    fail_rate: part.fail_percent / 100,
    timeout_rate: part.timeout_percent / 100,
    drop_callbacks: part.drop_percent / 100,
    delay_ms: part.delay_ms,
    duplicate_callbacks: part.duplicate_callbacks,
    reorder_callbacks: part.reorder_callbacks === 'yes',
  }));

/**
 * Reads the fault form of the home page: flat fields named `provider.field`, or `heal`.
 * @throws RequestError 400 naming each invalid field.
 */
export function readFaultForm(body: unknown): z.output<typeof faultsSchema> {
  const fields = parseInput(formSchema, body);
  if (fields['heal'] !== undefined) return {};
  const parts = faultyProviders.map(
    (provider) => [provider, parseInput(partSchema, partOf(fields, provider))] as const,
  );
  return parseInput(faultsSchema, Object.fromEntries(parts));
}

const partOf = (fields: Record<string, unknown>, provider: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${provider}.`) ? [[name.slice(provider.length + 1), value]] : [],
    ),
  );
