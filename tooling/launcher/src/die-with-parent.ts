/**
 * Loaded before a child's own program: when the launcher is gone without a word (kill -9), the channel to it closes and the child
 * stops as if it had been told to. A child left behind would keep the port, and nobody would know of it.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone keeps nobody alive.
process.channel?.unref();
