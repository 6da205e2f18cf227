import type { Level } from '../../themes/tones.ts';

/** Where the next colour begins (worker-and-public.md 2.12): red under 40, yellow 40-69, pink 70-99, green at 100. */
const starts = [
  [100, 'full'],
  [70, 'high'],
  [40, 'medium'],
] as const satisfies readonly (readonly [number, Level])[];

/** The colour's name for a percentage. */
export function levelOf(percent: number): Level {
  return starts.find(([start]) => percent >= start)?.[1] ?? 'low';
}
