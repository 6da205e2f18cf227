/**
 * Loaded before a child's own program. When the launcher is killed (kill -9), its channel closes and the child stops as
 * after a SIGTERM. A child that stayed would keep the port unnoticed.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep the process alive.
process.channel?.unref();
