import type { Context } from '../../../context.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';

/**
 * Stands for the name and the National ID under which a worker is checked. She may change both until her identity is
 * proven: what was seen of one person is not said of another.
 */
export const personVersion = (
  ctx: Context,
  { name, nationalIdHash }: Pick<WorkerRow, 'name' | 'nationalIdHash'>,
): string => ctx.secrets.fingerprint('person', JSON.stringify([name, nationalIdHash]));
