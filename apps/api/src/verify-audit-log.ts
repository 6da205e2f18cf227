import type * as z from 'zod';
import { auditVariables, storagePlace } from './config.ts';
import { openAnchors } from './providers/storage/open-storage.ts';
import { createAuditSeal } from './security/audit-seal.ts';
import type { FaultKind } from './services/platform/audit/chain-check.ts';
import { verifyLog, type Verdict } from './services/platform/audit/verify-log.ts';

/** What was done to the row, for the one line of the command. */
const WORDS: Readonly<Record<FaultKind, string>> = {
  changed: 'was changed',
  'slipped-in': 'was slipped in',
  removed: 'was removed; the time is that of the row after it',
  'removed-at-end':
    'was removed with every row after it; the time is that of the first anchor without its row',
  'changed-or-slipped-in': 'was changed or slipped in; no row after it is authentic',
  'unknown-key': 'was changed or slipped in, or its key is missing in AUDIT_OLD_KEYS',
  'no-key': 'is the last row and has no key: start the service once, which begins the key',
  'unkeyed-differ': 'began the key after other rows: one of the rows before it was changed or removed since',
  'differs-from-anchor': 'is another row than its anchor outside the database shows',
};

/** One line for people. It holds no part of a row but its id and time. */
function sentence(verdict: Verdict): string {
  if ('unreadableAnchor' in verdict) return `The anchor of ${verdict.unreadableAnchor} cannot be read.`;
  if ('fault' in verdict) {
    const { kind, id, at } = verdict.fault;
    return `FAULT: row ${id} (${at}Z) ${WORDS[kind]}.`;
  }
  return `All ${verdict.rows} rows are as they were written, and fit ${verdict.anchors} anchors.`;
}

function readVariables(): z.output<typeof auditVariables> {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const read = auditVariables.safeParse(set);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}

/** The command `npm run audit:verify`: exit code 0 when the audit log is whole, 1 when it is not or could not be read. */
try {
  const env = readVariables();
  const seals = [Buffer.from(env.AUDIT_KEY, 'hex'), ...env.AUDIT_OLD_KEYS].map(createAuditSeal);
  const verdict = await verifyLog(env.DATABASE_URL, seals, openAnchors(storagePlace(env)));
  process.stdout.write(`audit log: ${sentence(verdict)}\n`);
  process.exitCode = 'rows' in verdict ? 0 : 1;
} catch (error) {
  process.stderr.write(
    `audit log: could not be checked. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
