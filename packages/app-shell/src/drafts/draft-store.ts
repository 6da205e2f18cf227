import * as z from 'zod/mini';
import { browserStore, parseJson } from '../browser/storage.ts';

const PREFIX = 'draft:';
export const LIFETIME_MILLISECONDS = 30 * 86_400_000;

const entry = z.object({ at: z.number(), isOpen: z.boolean(), typed: z.unknown() });
type Entry = z.output<typeof entry>;
const store = browserStore(() => globalThis.localStorage);

/**
 * Where something is kept that was typed and not sent: one entry for each person, form and subject. On this device alone; it
 * outlives her session, never her signing out, and nobody else's screens read it.
 */
export interface DraftKey {
  /** Whose it is, by `session.person()`; nothing is kept for nobody. */
  readonly person: string;
  /** Which form of its app. */
  readonly form: string;
  /** About whom or what; empty where there is only one. */
  readonly subject: string;
}

/** How the names begin of all that is this person's. */
export const ofPerson = (person: string) => `${PREFIX}${person}:`;
export const nameOf = ({ person, form, subject }: DraftKey) => `${ofPerson(person)}${form}:${subject}`;

function fresh(name: string): Entry | undefined {
  const { success, data } = z.safeParse(entry, parseJson(store.read(name)));
  return success && Math.abs(Date.now() - data.at) < LIFETIME_MILLISECONDS ? data : undefined;
}

/** What is kept there; what was typed may be anything. */
export const readDraft = (key: DraftKey): Entry | undefined =>
  key.person === '' ? undefined : fresh(nameOf(key));

/** Keeps what is being typed. */
export function writeDraft(key: DraftKey, typed: unknown): void {
  write(key, { at: Date.now(), isOpen: true, typed });
}

/** Whether its form is being filled in: then it opens by itself on the next visit. One that was left waits to be opened. */
export function setDraftOpen(key: DraftKey, isOpen: boolean): void {
  const kept = readDraft(key);
  if (kept !== undefined && kept.isOpen !== isOpen) write(key, { ...kept, isOpen });
}

function write(key: DraftKey, kept: Entry): void {
  if (key.person !== '') store.write(nameOf(key), JSON.stringify(kept));
}

export const dropDraft = (key: DraftKey): void => store.remove(nameOf(key));

/** Forgets everything that this person typed here. */
export const dropDrafts = (person: string): void => dropWhere((name) => name.startsWith(ofPerson(person)));

/** Forgets what nobody came back for, whosever it is. */
export const dropOldDrafts = (): void => dropWhere((name) => fresh(name) === undefined);

function dropWhere(isGone: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(globalThis.localStorage))
      if (name.startsWith(PREFIX) && isGone(name)) store.remove(name);
  } catch {
    // Where storage is forbidden, nothing outlives this page.
  }
}
