import { killDrill } from './drills/kill-drill.ts';

// One kill in each phase, at the same moments in every run. The drills use random moments.
killDrill({ points: 5, seed: 1 });
