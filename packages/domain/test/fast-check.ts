import { configureGlobal } from 'fast-check';

// One seed for everybody: what fails here fails everywhere, and the mutation score can be repeated.
configureGlobal({ seed: 254, numRuns: 100 });
