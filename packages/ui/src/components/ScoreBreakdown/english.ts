import type { Words } from '../../words/words.ts';

export const english: Words['scoreBreakdown'] = {
  points: (points, max) => `${String(points)} of ${String(max)}`,
  possible: (max) => `up to ${String(max)}`,
};
