import type { Generator } from '../generator.ts';
import { jobGenerator } from './job.ts';
import { ruleGenerator } from './rule.ts';

/** Every generator, by its name on the command line. */
export const generators: Readonly<Record<string, Generator>> = {
  rule: ruleGenerator,
  job: jobGenerator,
};
