import type { Generator } from '../generator.ts';
import { callGenerator } from './call.ts';
import { componentGenerator } from './component.ts';
import { decisionGenerator } from './decision.ts';
import { jobGenerator } from './job.ts';
import { pageGenerator } from './page.ts';
import { ruleGenerator } from './rule.ts';
import { screenGenerator } from './screen.ts';
import { verbGenerator } from './verb.ts';

/** Every generator, by its name on the command line. */
export const generators: Readonly<Record<string, Generator>> = {
  rule: ruleGenerator,
  call: callGenerator,
  verb: verbGenerator,
  job: jobGenerator,
  screen: screenGenerator,
  component: componentGenerator,
  page: pageGenerator,
  decision: decisionGenerator,
};
