import { killDrill } from './kill-drill.ts';

/** `npm run drills -- --many` sets 1,000 kills. `DRILL_SEED` repeats the moments of another run. */
killDrill({
  points: Number(process.env['DRILL_POINTS'] ?? 20),
  seed: Number(process.env['DRILL_SEED'] ?? Date.now() % 1_000_000),
});
