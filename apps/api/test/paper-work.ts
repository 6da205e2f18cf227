import { and, eq, isNull } from 'drizzle-orm';
import type { CheckKind } from '@repo/domain/check';
import { documentOfCheck } from '@repo/domain/check-source';
import type { DocumentKind } from '@repo/domain/document';
import { checkAttachments } from '../src/db/schema/check-attachments.ts';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { opsMembers } from '../src/db/schema/people.ts';
import { storedFiles } from '../src/db/schema/stored-files.ts';
import { newStorageKey } from '../src/providers/storage/storage.ts';
import { currentDocument } from '../src/services/evidence/documents/current-document.ts';
import type { TestApi } from './harness.ts';
import { picture, uploadWorkOf } from './upload-work.ts';

interface OfCheck {
  readonly kind: CheckKind;
  readonly workerId: string;
}

/** The papers of workers. */
export function paperWorkOf(api: TestApi) {
  const { db, storage, clock } = api.ctx;
  const uploads = uploadWorkOf(api);

  async function store(): Promise<string> {
    const key = newStorageKey();
    const bytes = Buffer.from('%PDF-1.7');
    await storage.put(key, bytes);
    const type = 'application/pdf' as const;
    await db.insert(storedFiles).values({ key, type, bytes: bytes.length, createdAt: clock.now() });
    return key;
  }

  return {
    /** A paper that a worker sends. @returns its id. */
    async send(who: { readonly id: string; readonly token: string }, slot: DocumentKind): Promise<string> {
      const bytes = await picture();
      await uploads.send(`/api/worker/documents/${slot}`, { field: 'file', bytes, token: who.token });
      return (await currentDocument(db, who.id, slot))?.id ?? '';
    },

    /** Gives the current paper of a check a file, where it has none. */
    async keep({ kind, workerId }: OfCheck): Promise<void> {
      const slot = documentOfCheck(kind);
      if (slot === null) return;
      const without = and(
        eq(workerDocuments.workerId, workerId),
        eq(workerDocuments.slot, slot),
        isNull(workerDocuments.endedAt),
        isNull(workerDocuments.fileKey),
      );
      if ((await db.$count(workerDocuments, without)) === 0) return;
      await db
        .update(workerDocuments)
        .set({ fileKey: await store() })
        .where(without);
    },

    /** Gives a check a file that some member found, where it has none. */
    async attach(checkId: string): Promise<void> {
      if ((await db.$count(checkAttachments, eq(checkAttachments.checkId, checkId))) > 0) return;
      const [member] = await db.select({ id: opsMembers.id }).from(opsMembers).limit(1);
      await db.insert(checkAttachments).values({
        checkId,
        fileKey: await store(),
        sha256: '',
        addedBy: member?.id ?? '',
        addedAt: clock.now(),
      });
    },
  };
}
