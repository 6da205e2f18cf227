import { createOutbox, type Outbox } from './callbacks/outbox.ts';
import { createClock, type Clock } from './clock.ts';
import { DEFAULT_TIMINGS, type SandboxConfig, type Timings } from './config.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { openStore, type Store } from './state/store.ts';
import { createTimers, type Timers } from './timers.ts';

/** The shared parts of every stand-in. */
export interface Sandbox {
  readonly config: SandboxConfig;
  readonly timings: Timings;
  readonly store: Store;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly outbox: Outbox;
  readonly timers: Timers;
  /** The address of the sandbox for browsers. */
  readonly origin: () => string;
}

export function createSandbox(
  config: SandboxConfig,
  origin: () => string,
  onProblem: (problem: unknown) => void,
): Sandbox {
  const timings = { ...DEFAULT_TIMINGS, ...config.timings };
  const store = openStore(config.dataDir, timings.save, onProblem);
  const timers = createTimers();
  const faults = createFaults(config.seed ?? Date.now());
  return {
    config,
    timings,
    store,
    timers,
    faults,
    clock: createClock(store),
    outbox: createOutbox(config, timings, { store, faults, timers }),
    origin: () => config.origin ?? origin(),
  };
}
