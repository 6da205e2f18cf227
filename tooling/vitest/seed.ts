import { configureGlobal } from 'fast-check';

/**
 * Set-up of every run with properties. One seed for everybody: what fails here fails everywhere, and the mutation score can be
 * repeated. `npm run drills` takes another seed each time, and more values.
 */
configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 254),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
});
