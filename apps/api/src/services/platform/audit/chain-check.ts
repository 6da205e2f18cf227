import type { AuditFacts, AuditSeal } from '../../../security/audit-seal.ts';
import type { Anchor } from './anchor.ts';

/** An audit row as the database holds it now. */
export interface StoredRow extends Omit<AuditFacts, 'details'> {
  readonly id: number;
  /** Null when they are no audit details at all. */
  readonly details: AuditFacts['details'] | null;
  readonly hash: string;
  /** Null in a row of a version whose hashes had no key. */
  readonly keyId: string | null;
  /** The hash of such a row, computed anew. */
  readonly unkeyedHash: string | null;
}

export type FaultKind =
  | 'changed'
  | 'slipped-in'
  | 'removed'
  | 'removed-at-end'
  | 'changed-or-slipped-in'
  | 'unknown-key'
  | 'no-key'
  | 'unkeyed-differ'
  | 'differs-from-anchor';

/** The first bad row. */
export interface Fault {
  readonly kind: FaultKind;
  readonly id: number;
  /** The time of that row, or of the next known one when the row is gone. */
  readonly at: string;
}

/**
 * Follows the chain of the audit log, row by row in the order of ids, and finds the first bad row (decision
 * 098). It remembers one row, so the log may have any length.
 */
export class ChainCheck {
  readonly #seals: ReadonlyMap<string, AuditSeal>;
  /** Anchors by row, from the lowest id on. */
  readonly #anchors: Anchor[];
  /** The keys that another one replaced. No row after that may have them. */
  readonly #replaced = new Set<string>();
  #before: StoredRow | undefined;
  /** A row that cannot be the next one. A later row may tell what happened to it. */
  #suspect: { readonly row: StoredRow; readonly isAuthentic: boolean } | undefined;
  rows = 0;

  /** @param seals the keys that rows may have, by their id */
  constructor(seals: readonly AuditSeal[], anchors: readonly Anchor[]) {
    this.#seals = new Map(seals.map((seal) => [seal.keyId, seal]));
    this.#anchors = anchors.toSorted((left, right) => left.id - right.id);
  }

  /** Takes the next row. Returns the fault as soon as it is clear. */
  see(row: StoredRow): Fault | undefined {
    this.rows += 1;
    const isAuthentic = this.#isAuthentic(row);
    const follows = isAuthentic && row.previousHash === (this.#before?.hash ?? '');
    if (this.#suspect !== undefined) {
      if (follows) return fault('slipped-in', this.#suspect.row);
      if (!isAuthentic || this.#suspect.isAuthentic) return undefined;
      return fault(this.#hasUnknownKey(this.#suspect.row) ? 'unknown-key' : 'changed', this.#suspect.row);
    }
    if (!follows) {
      this.#suspect = { row, isAuthentic };
      return undefined;
    }
    // The rows of today have ids without gaps.
    if (row.keyId !== null && row.id !== this.#nextId()) return fault('changed', row);
    const anchored = this.#takeAnchors(row);
    if (anchored) return anchored;
    const keyBefore = this.#before?.keyId;
    if (keyBefore != null && keyBefore !== row.keyId) this.#replaced.add(keyBefore);
    this.#before = row;
    return undefined;
  }

  /** After the last row. */
  end(): Fault | undefined {
    if (this.#suspect !== undefined) return this.#undecided(this.#suspect);
    const last = this.#before;
    if (last?.keyId === null) return fault('no-key', last);
    const [lost] = this.#anchors;
    return lost === undefined ? undefined : { kind: 'removed-at-end', id: this.#nextId(), at: lost.at };
  }

  #nextId(): number {
    return (this.#before?.id ?? 0) + 1;
  }

  /** No row after the suspect continues the chain before it. */
  #undecided({ row, isAuthentic }: { row: StoredRow; isAuthentic: boolean }): Fault {
    if (isAuthentic && row.keyId !== null && this.#before?.keyId === null)
      return fault('unkeyed-differ', row);
    if (isAuthentic) return { kind: 'removed', id: row.keyId === null ? row.id : this.#nextId(), at: row.at };
    return fault(this.#hasUnknownKey(row) ? 'unknown-key' : 'changed-or-slipped-in', row);
  }

  #hasUnknownKey({ keyId }: StoredRow): boolean {
    return keyId !== null && !this.#seals.has(keyId);
  }

  /** Whether the row has the hash of its own content, by a key that its place in the log allows. */
  #isAuthentic(row: StoredRow): boolean {
    if (row.keyId === null) return row.hash === row.unkeyedHash && (this.#before?.keyId ?? null) === null;
    const { details } = row;
    if (details === null || this.#replaced.has(row.keyId)) return false;
    return this.#seals.get(row.keyId)?.hash({ ...row, details }) === row.hash;
  }

  /** Compares the row with the anchors up to it. */
  #takeAnchors(row: StoredRow): Fault | undefined {
    while (this.#anchors[0] !== undefined && this.#anchors[0].id <= row.id) {
      const anchor = this.#anchors.shift();
      if (anchor?.id !== row.id || anchor.hash !== row.hash) return fault('differs-from-anchor', row);
    }
    return undefined;
  }
}

const fault = (kind: FaultKind, { id, at }: StoredRow): Fault => ({ kind, id, at });
