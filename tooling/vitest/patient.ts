/**
 * The time limits of a test and its waits, after which it counts as hung. A slow test on a busy machine is not wrong, and
 * a test that passes never waits for these limits.
 */
export const patient = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};
