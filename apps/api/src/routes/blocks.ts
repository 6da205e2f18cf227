import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { reportWords } from '../services/consent/contact/report-words.ts';
import { blockInApp } from '../services/consent/blocks/block-in-app.ts';
import { endBlock } from '../services/consent/blocks/end-block.ts';
import { listBlocks } from '../services/consent/blocks/list-blocks.ts';
import { listEmployerReports } from '../services/consent/blocks/list-employer-reports.ts';
import { openEmployerReport } from '../services/consent/blocks/open-employer-report.ts';

export const blockHandlers: Handlers<typeof contract.blocks> = {
  listWorkerBlocks: async ({ ctx, actor }) => ({ blocks: await listBlocks(ctx, actor.subjectId) }),
  async blockEmployer({ ctx, actor, body, language }) {
    await blockInApp(ctx, actor.subjectId, body.request_id);
    return { message: confirmationText(language, 'employerBlocked') };
  },
  async endWorkerBlock({ ctx, actor, params, language }) {
    await endBlock(ctx, actor.subjectId, params.id);
    return { message: confirmationText(language, 'blockEnded') };
  },
  async reportWords({ ctx, actor, params, language }) {
    await reportWords(ctx, actor.subjectId, params.id);
    return { message: confirmationText(language, 'wordsReported') };
  },
  listEmployerReports: async ({ ctx, actor }) => ({
    reports: await listEmployerReports(ctx, actor.subjectId),
  }),
  getReportedWords: ({ ctx, actor, params }) => openEmployerReport(ctx, actor.subjectId, params.id),
};
