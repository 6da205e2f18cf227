import { createHmac, hkdfSync } from 'node:crypto';

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/**
 * All facts of an audit row that its hash covers, besides the key. The id is none of them: it follows from the
 * place of the row in the chain.
 */
export interface AuditFacts {
  /** UTC with microseconds, as the database stores it: `2026-01-31T08:00:00.123000`. */
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details: AuditDetails;
  /** The hash of the row before, or an empty text in the first row. */
  readonly previousHash: string;
}

/** Hashes audit rows with one key. Whoever lacks the key can neither change a row nor add one unnoticed. */
export interface AuditSeal {
  /** Names the key and reveals nothing of it. Each row stores it. */
  readonly keyId: string;
  /** HMAC-SHA-256, 64 hexadecimal digits. */
  hash(facts: AuditFacts): string;
}

const KEY_ID_LENGTH = 16;

/** @param auditKey 32 bytes, `AUDIT_KEY`. */
export function createAuditSeal(auditKey: Buffer): AuditSeal {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', auditKey, Buffer.alloc(0), purpose, 32));
  const keyId = derive('audit key id').toString('hex').slice(0, KEY_ID_LENGTH);
  const rowKey = derive('audit row');
  return {
    keyId,
    hash: (facts) => createHmac('sha256', rowKey).update(canonicalText(keyId, facts)).digest('hex'),
  };
}

/** One text for each row. The database stores the names of the details in an order of its own. */
function canonicalText(keyId: string, row: AuditFacts): string {
  const details = Object.entries(row.details).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([keyId, row.previousHash, row.at, row.actor, row.action, row.subject, details]);
}

/** A moment as the hash covers it. */
export const auditMoment = (at: Date): string => `${at.toISOString().slice(0, -1)}000`;
