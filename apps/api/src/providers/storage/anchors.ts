/**
 * How well an anchor is kept: `locked` by the bucket against everybody, `once` written where nothing may
 * replace it by a write, or `replaceable` in a bucket that can do neither.
 */
export type AnchorProtection = 'locked' | 'once' | 'replaceable';

/**
 * The anchors of the audit log: a small file for each day, outside the database. No process ever replaces or
 * deletes one.
 */
export interface AnchorStore {
  /** @param day `2026-01-31` */
  has(day: string): Promise<boolean>;
  /** Writes the anchor of a day. Returns undefined when the day has one already. */
  write(day: string, text: string): Promise<AnchorProtection | undefined>;
  /** The text of every anchor by its day. */
  readAll(): Promise<ReadonlyMap<string, string>>;
}

export const ANCHOR_FOLDER = 'audit-anchors';
export const anchorFile = (day: string): string => `${day}.json`;

/** The days of the file names that are anchors, from the oldest on. */
export const anchorDays = (names: readonly string[]): string[] =>
  names.flatMap((name) => /^(\d{4}-\d\d-\d\d)\.json$/.exec(name)?.[1] ?? []).toSorted();
