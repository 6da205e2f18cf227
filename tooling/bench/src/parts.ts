import type { Figure } from './figure.ts';
import type { Failure } from './report.ts';

export type Part = () => Promise<Figure[]> | Figure[];

/**
 * The parts that the command line names, or all parts when it names none.
 * @throws Error with the unknown names.
 */
export function chosenParts(asked: readonly string[], parts: readonly string[]): readonly string[] {
  const unknown = asked.filter((name) => !parts.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${parts.join(', ')}.`);
  return asked.length === 0 ? parts : asked;
}

/** The figures of a part, or its failure. A failure does not stop the parts after it. */
export async function measured(name: string, part: Part): Promise<{ figures: Figure[]; failure?: Failure }> {
  try {
    return { figures: await part() };
  } catch (error) {
    return { figures: [], failure: { part: name, error: messageOf(error) } };
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
