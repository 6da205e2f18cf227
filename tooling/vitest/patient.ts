/**
 * How long a test may take, and what it waits for, before it is taken for hung. A test that is late on a busy machine is not wrong, and
 * one that passes never waits for any of these.
 */
export const patient = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};
