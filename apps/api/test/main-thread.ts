/**
 * Measures how long the main thread of the service holds up everybody else during some work: the most processor
 * time that it used between two turns of its loop. It is processor time of this thread alone, so that a busy
 * machine and the processes beside this one do not count.
 */
export async function longestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let before = used();
  const look = () => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const looking = setInterval(look, 1);
  try {
    await work();
  } finally {
    clearInterval(looking);
    look();
  }
  return longest;
}

/** The processor time of this thread, in milliseconds. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
