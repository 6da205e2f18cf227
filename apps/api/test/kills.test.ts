import { killDrill } from './drills/kill-drill.ts';

// One kill in each phase, at the same moments each time; the drills draw theirs.
killDrill({ points: 5, seed: 1 });
