import { configureGlobal } from 'fast-check';

/**
 * Set-up of every run with properties. All machines use one seed: a failure here is a failure everywhere, and the
 * mutation score is repeatable. `npm run drills` takes a new seed each time, and more values.
 */
configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 254),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
});
