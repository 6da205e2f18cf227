import type { Fault } from './fault.ts';
import { apiFaults } from './faults/api.ts';
import { domainFaults } from './faults/domain.ts';
import { employerFaults } from './faults/employer.ts';
import { evidenceFaults } from './faults/evidence.ts';
import { sandboxFaults } from './faults/sandbox.ts';
import { teamFaults } from './faults/team.ts';
import { uiFaults } from './faults/ui.ts';
import { workerFaults } from './faults/worker.ts';

/** All faults. For each, at least one test must fail. */
export const faults: readonly Fault[] = [
  ...apiFaults,
  ...domainFaults,
  ...employerFaults,
  ...workerFaults,
  ...teamFaults,
  ...evidenceFaults,
  ...uiFaults,
  ...sandboxFaults,
];
