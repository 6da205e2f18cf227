import { and, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { EndedKind } from '@repo/domain/kept-days';
import { consentRequests, consents, contactRequests } from '../../../db/schema/consents.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { messageThreads, threadMessages } from '../../../db/schema/message-threads.ts';
import { providerEvents, smsMessages, type ProviderName } from '../../../db/schema/messages.ts';
import { shownWorkers } from '../../../db/schema/looks.ts';
import { workerNotifications } from '../../../db/schema/notifications.ts';
import { prospects } from '../../../db/schema/prospects.ts';
import { sessions, verificationCodes } from '../../../db/schema/sessions.ts';
import { limits } from '../../../db/schema/system.ts';
import { signInTickets, usedTotpSteps } from '../../../db/schema/team.ts';
import { presences } from '../../../db/schema/work.ts';
import { neverJoined } from './never-joined.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { deleted, emptied, type Rule } from './rule.ts';

/**
 * The kinds that end together with their files: in `deleteFiles`, in `deleteAttachments`, in `deleteOrphans`, and in
 * `followJobs` of the identity checks.
 */
export type KindWithFiles = 'identityPhotos' | 'judgedDocuments' | 'attachments' | 'unclaimedFiles';

/** How each kind of the domain's table is deleted or emptied here. */
export const retentionRules: Readonly<Record<Exclude<EndedKind, KindWithFiles>, readonly Rule[]>> = {
  signInCodes: [
    deleted(verificationCodes, { from: verificationCodes.createdAt }),
    deleted(signInTickets, { from: signInTickets.createdAt }),
    deleted(usedTotpSteps, { from: usedTotpSteps.usedAt }),
  ],
  countedLimits: [
    deleted(limits, { from: limits.endsAt }),
    deleted(shownWorkers, { from: shownWorkers.endsAt }),
    // Of the team alone, and gone before the day on which the privacy page lets go of a member.
    deleted(presences, { from: presences.seenAt }),
  ],
  endedSessions: [deleted(sessions, { from: sql`least(${sessions.revokedAt}, ${sessions.expiresAt})` })],
  sentMessages: [
    emptied(
      smsMessages,
      {
        from: smsMessages.createdAt,
        // A message that is being sent is settled first.
        when: sql`${smsMessages.phone} is not null and ${smsMessages.status} <> 'sending'`,
      },
      (db, found) =>
        db
          .update(smsMessages)
          .set({
            phone: null,
            textCipher: null,
            providerMessageId: null,
            status: sql`case when ${smsMessages.status} = 'queued' then 'expired' else ${smsMessages.status} end`,
          })
          .where(found),
    ),
  ],
  messageCallbacks: [callbacks('africastalking_inbound'), callbacks('africastalking_delivery')],
  readMessages: [
    emptied(
      messageThreads,
      { from: messageThreads.closedAt, when: isNotNull(messageThreads.phone) },
      (db, found) => forgetWriter(db, found, {}),
    ),
  ],
  unreadMessages: [
    emptied(
      messageThreads,
      { from: messageThreads.openedAt, when: isNull(messageThreads.closedAt) },
      // Nobody can decide it without its texts.
      (db, found) => forgetWriter(db, found, { outcome: 'lapsed', closedAt: sql`app_now()` }),
    ),
  ],
  identityCallbacks: [callbacks('smileid')],
  paymentCallbacks: [callbacks('paystack')],
  notifications: [deleted(workerNotifications, { from: workerNotifications.createdAt })],
  unansweredQuestions: [
    emptied(
      consentRequests,
      {
        from: consentRequests.expiresAt,
        when: and(
          inArray(consentRequests.status, ['declined', 'expired', 'withdrawn']),
          ne(consentRequests.text, ''),
        ),
      },
      (db, found) => db.update(consentRequests).set({ text: '' }).where(found),
    ),
    emptied(
      contactRequests,
      {
        from: contactRequests.expiresAt,
        when: and(inArray(contactRequests.status, ['declined', 'expired']), ne(contactRequests.message, '')),
      },
      (db, found) => db.update(contactRequests).set({ message: '' }).where(found),
    ),
    emptied(
      prospects,
      {
        from: prospects.updatedAt,
        // A worker who once said yes to this employer is known by more than these words.
        when: sql`${prospects.phone} <> '' and not exists (
          select from ${consents}
          where ${consents.workerId} = ${prospects.workerId} and ${consents.employerId} = ${prospects.employerId}
        )`,
      },
      (db, found) =>
        db
          .update(prospects)
          .set({ name: '', phone: '', location: null, serviceType: null, experienceYears: null })
          .where(found),
    ),
  ],
  failedIdentityChecks: [
    emptied(
      identityJobs,
      {
        from: identityJobs.decidedAt,
        when: sql`${identityJobs.state} = 'failed' and (${identityJobs.nameGiven} <> '' or ${identityJobs.nameOnId} is not null or ${identityJobs.note} is not null)`,
      },
      // The provider's sentence may contain her data as well.
      (db, found) =>
        db
          .update(identityJobs)
          .set({ nameGiven: '', nameOnId: null, note: null, providerReason: null })
          .where(found),
    ),
  ],
  replacedCertificates: [
    emptied(
      workerDocuments,
      { from: workerDocuments.endedAt, when: isNotNull(workerDocuments.certificateNumberCipher) },
      (db, found) => db.update(workerDocuments).set({ certificateNumberCipher: null }).where(found),
    ),
  ],
  neverJoined: [neverJoined],
};

/** The row stays: that a thread was read, and what followed. */
async function forgetWriter(
  db: Transaction['db'],
  found: SQL,
  end: PgUpdateSetSource<typeof messageThreads>,
): Promise<void> {
  const ids = db.select({ id: messageThreads.id }).from(messageThreads).where(found);
  await db.delete(threadMessages).where(inArray(threadMessages.threadId, ids));
  await db
    .update(messageThreads)
    .set({ ...end, phone: null, note: null })
    .where(found);
}

/**
 * The row stays, so that a repeated callback is recognised. A callback that was not processed until then is
 * given up.
 */
function callbacks(provider: ProviderName): Rule {
  return emptied(
    providerEvents,
    {
      from: providerEvents.receivedAt,
      when: and(eq(providerEvents.provider, provider), isNotNull(providerEvents.bodyCipher)),
    },
    (db, found) =>
      db
        .update(providerEvents)
        .set({
          bodyCipher: null,
          processedAt: sql`coalesce(${providerEvents.processedAt}, ${providerEvents.receivedAt})`,
        })
        .where(found),
  );
}
