import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyState, parseState, serialiseState, type State } from './state.ts';

/** The number of kept messages, so that a long soak test does not grow the file without end. */
const MESSAGES_KEPT = 20_000;
/** The largest share of time for writing. A large file is therefore written less often. */
const WRITING_SHARE = 0.1;

export interface Store {
  readonly state: State;
  /** The next number of the single sequence. */
  next(): number;
  /** Marks the state as changed and unsaved. */
  changed(): void;
  /** The number of changes of the state in this process. */
  changes(): number;
  /** Saves the unsaved state. Call it last. */
  close(): Promise<void>;
}

/**
 * The state, stored in `sandbox.json` of `folder` (or in memory only). A save replaces the whole file, so that a kill leaves
 * the old file or the new one. An unreadable file is moved aside, never overwritten.
 */
export function openStore(
  folder: string | undefined,
  saveAfterMilliseconds: number,
  onProblem: (problem: unknown) => void,
): Store {
  const file = folder === undefined ? undefined : join(folder, 'sandbox.json');
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const state = file === undefined ? emptyState() : readState(file);
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let lastWriteMilliseconds = 0;
  let changes = 0;

  async function write(): Promise<void> {
    timer = undefined;
    if (file === undefined) return;
    const started = performance.now();
    const scratch = `${file}.new`;
    await writeFile(scratch, serialiseState(state));
    await rename(scratch, file);
    lastWriteMilliseconds = performance.now() - started;
  }

  return {
    state,
    next() {
      state.sequence += 1;
      return state.sequence;
    },
    changed() {
      changes += 1;
      if (state.messages.length > MESSAGES_KEPT)
        state.messages.splice(0, state.messages.length - MESSAGES_KEPT);
      if (file === undefined || timer !== undefined) return;
      const wait = Math.max(saveAfterMilliseconds, lastWriteMilliseconds / WRITING_SHARE);
      timer = setTimeout(() => {
        writing = writing.then(write).catch(onProblem);
      }, wait);
    },
    changes: () => changes,
    async close() {
      const unsaved = timer !== undefined;
      clearTimeout(timer);
      await writing;
      if (unsaved) await write().catch(onProblem);
    },
  };
}

function readState(file: string): State {
  if (!existsSync(file)) return emptyState();
  try {
    return parseState(readFileSync(file, 'utf8'));
  } catch {
    renameSync(file, `${file}.unreadable`);
    return emptyState();
  }
}
