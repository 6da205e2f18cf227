import * as z from 'zod/mini';
import { browserStore, parseJson } from '../browser/storage.ts';

const PREFIX = 'draft:';
export const LIFETIME_MILLISECONDS = 30 * 86_400_000;

const entry = z.object({ at: z.number(), isOpen: z.boolean(), typed: z.unknown() });
type Entry = z.output<typeof entry>;
const store = browserStore(() => globalThis.localStorage);

/**
 * The key of a draft: one entry for each user, form and subject, on this device only. A draft outlives the session. It ends
 * when the user signs out, and only the screens of the same user read it.
 */
export interface DraftKey {
  /** The user, by `session.person()`. Without a user nothing is stored. */
  readonly person: string;
  /** The form within its app. */
  readonly form: string;
  /** The person or thing that the form is about. Empty where the form has only one subject. */
  readonly subject: string;
}

/** The common prefix of all names of this user. */
export const ofPerson = (person: string) => `${PREFIX}${person}:`;
export const nameOf = ({ person, form, subject }: DraftKey) => `${ofPerson(person)}${form}:${subject}`;

function fresh(name: string): Entry | undefined {
  const { success, data } = z.safeParse(entry, parseJson(store.read(name)));
  return success && Math.abs(Date.now() - data.at) < LIFETIME_MILLISECONDS ? data : undefined;
}

/** The stored draft. Its values can have any type. */
export const readDraft = (key: DraftKey): Entry | undefined =>
  key.person === '' ? undefined : fresh(nameOf(key));

/** Stores the typed values. */
export function writeDraft(key: DraftKey, typed: unknown): void {
  write(key, { at: Date.now(), isOpen: true, typed });
}

/** Marks whether the user is filling in the form. An open form opens by itself on the next visit. A left form does not. */
export function setDraftOpen(key: DraftKey, isOpen: boolean): void {
  const kept = readDraft(key);
  if (kept !== undefined && kept.isOpen !== isOpen) write(key, { ...kept, isOpen });
}

function write(key: DraftKey, kept: Entry): void {
  if (key.person !== '') store.write(nameOf(key), JSON.stringify(kept));
}

export const dropDraft = (key: DraftKey): void => store.remove(nameOf(key));

/** Deletes every draft of this user on this device. */
export const dropDrafts = (person: string): void => dropWhere((name) => name.startsWith(ofPerson(person)));

/** Deletes every expired draft, whatever user it belongs to. */
export const dropOldDrafts = (): void => dropWhere((name) => fresh(name) === undefined);

function dropWhere(isGone: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(globalThis.localStorage))
      if (name.startsWith(PREFIX) && isGone(name)) store.remove(name);
  } catch {
    // Where the browser refuses storage, nothing outlives this page.
  }
}
