import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import { SentFile } from '../http/files.ts';
import type { Handlers } from '../http/register.ts';
import { previewOf } from '../http/site-pages/preview-of.ts';
import { listConsents } from '../services/consent/consents/list-consents.ts';
import { withdrawConsent } from '../services/consent/consents/withdraw-consent.ts';
import { listNotifications, markAllRead } from '../services/messaging/notifications/list-notifications.ts';
import { markRead } from '../services/messaging/notifications/mark-read.ts';
import { readSettings, saveSettings } from '../services/messaging/notifications/settings.ts';
import { answerRequest } from '../services/consent/consent-requests/answer-in-app.ts';
import { listRequests } from '../services/consent/consent-requests/list-requests.ts';
import { readShare } from '../services/reporting/public-profile/read-share.ts';
import { previewFile } from '../services/reporting/public-profile/preview/preview.ts';
import { readOwnPage } from '../services/reporting/public-profile/read-own-page.ts';
import { readSharedProfile } from '../services/reporting/public-profile/read-shared-profile.ts';
import { readWorkerDashboard } from '../services/reporting/dashboards/worker-dashboard.ts';

export const workerAppHandlers: Handlers<typeof contract.workerApp> = {
  getWorkerDashboard: ({ ctx, actor }) => readWorkerDashboard(ctx, actor.subjectId),

  listWorkerRequests: async ({ ctx, actor }) => ({ requests: await listRequests(ctx, actor.subjectId) }),
  async answerWorkerRequest({ ctx, actor, params, body, language }) {
    const { request, confirmation } = await answerRequest(ctx, actor.subjectId, params.id, body);
    return { message: confirmationText(language, confirmation), request };
  },

  listWorkerConsents: async ({ ctx, actor }) => ({ consents: await listConsents(ctx, actor.subjectId) }),
  withdrawWorkerConsent: async ({ ctx, actor, params, language }) => ({
    message: confirmationText(language, 'consentWithdrawn'),
    consent: await withdrawConsent(ctx, actor.subjectId, params.id),
  }),

  listWorkerNotifications: ({ ctx, actor }) => listNotifications(ctx, actor.subjectId),
  async readWorkerNotification({ ctx, actor, params }) {
    await markRead(ctx, actor.subjectId, params.id);
    return { notification: { id: params.id, unread: false } };
  },
  async readAllWorkerNotifications({ ctx, actor, language }) {
    await markAllRead(ctx, actor.subjectId);
    return { message: confirmationText(language, 'notificationsRead') };
  },

  getWorkerSettings: ({ ctx, actor }) => readSettings(ctx, actor.subjectId),
  saveWorkerSettings: ({ ctx, actor, body }) => saveSettings(ctx, actor.subjectId, body),

  async getWorkerShare({ ctx, actor, language }) {
    const { isVerified, linkToSend: link, ...share } = await readShare(ctx, actor.subjectId, language);
    const text = isVerified ? 'verifiedProfileShared' : 'profileShared';
    return { ...share, message: link === null ? null : confirmationText(language, text, { link }) };
  },
  // Her app is on another host than her page, and may not read the picture there.
  getWorkerSharePicture: async ({ ctx, actor, language }) =>
    new SentFile(await previewFile(previewOf(language, await readOwnPage(ctx, actor.subjectId)))),
  getSharedProfile: ({ ctx, address, params }) => readSharedProfile(ctx, address, params.slug),
};
