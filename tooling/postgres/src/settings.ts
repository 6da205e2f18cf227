/** The allowed connections: several API processes with their pools, the jobs and a test suite at the same time. */
const MAX_CONNECTIONS = 200;

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: String(MAX_CONNECTIONS),
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Short statements gain nothing from compiling, and the first one of each connection pays for it.
  jit: 'off',
};

/** For data that must survive: PostgreSQL's own safety defaults, with a memory size for a small machine. */
const durable = { ...always, shared_buffers: '128MB' };

/** For data that ends with the test: nothing waits for the disk. */
const passing = {
  ...always,
  shared_buffers: '32MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  // The folder may lie in memory.
  max_wal_size: '128MB',
  max_wal_senders: '0',
  io_method: 'sync',
};

/** The server's arguments with all settings that this project decides. */
export function settingArguments(isDurable: boolean): string[] {
  return Object.entries(isDurable ? durable : passing).map(([name, value]) => `--${name}=${value}`);
}
