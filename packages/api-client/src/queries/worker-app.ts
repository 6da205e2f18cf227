import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import * as blocks from '../contract/blocks.ts';
import type { BodyOf } from '../contract/define-call.ts';
import { signOutWorkerEverywhere } from '../contract/worker-auth.ts';
import * as contract from '../contract/worker-app.ts';

export type { WireBlock } from '../contract/blocks.ts';
export type {
  WireConsent,
  WireNotification,
  WireRequest,
  WireWorkerDashboard,
} from '../contract/worker-app.ts';

/** The figures of the first screen. */
export const workerDashboardQuery = (client: Client) =>
  queryOptions({
    queryKey: ['worker-dashboard'],
    queryFn: ({ signal }) => client.call(contract.getWorkerDashboard, { signal }),
  });

export const workerRequestsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['worker-requests'],
    queryFn: async ({ signal }) => (await client.call(contract.listWorkerRequests, { signal })).requests,
  });

export type RequestAnswer = BodyOf<typeof contract.answerWorkerRequest>;

export const answerRequest = (client: Client, id: string, body: RequestAnswer) =>
  client.call(contract.answerWorkerRequest, { params: { id }, body });

export const workerConsentsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['worker-consents'],
    queryFn: async ({ signal }) => (await client.call(contract.listWorkerConsents, { signal })).consents,
  });

export const withdrawConsent = (client: Client, id: string) =>
  client.call(contract.withdrawWorkerConsent, { params: { id } });

export const workerBlocksQuery = (client: Client) =>
  queryOptions({
    queryKey: ['worker-blocks'],
    queryFn: async ({ signal }) => (await client.call(blocks.listWorkerBlocks, { signal })).blocks,
  });

/** Blocks the employer of a request, also of an answered one. */
export const blockEmployer = (client: Client, requestId: string) =>
  client.call(blocks.blockEmployer, { body: { request_id: requestId } });

export const endBlock = (client: Client, id: string) =>
  client.call(blocks.endWorkerBlock, { params: { id } });

export const reportWords = (client: Client, requestId: string) =>
  client.call(blocks.reportWords, { params: { id: requestId } });

export const workerNotificationsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['worker-notifications'],
    queryFn: async ({ signal }) =>
      (await client.call(contract.listWorkerNotifications, { signal })).notifications,
  });

export const readNotification = (client: Client, id: string) =>
  client.call(contract.readWorkerNotification, { params: { id } });

export const readAllNotifications = (client: Client) => client.call(contract.readAllWorkerNotifications, {});

export const workerSettingsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['worker-settings'],
    queryFn: ({ signal }) => client.call(contract.getWorkerSettings, { signal }),
  });

export type SettingsChange = BodyOf<typeof contract.saveWorkerSettings>;

export const saveSettings = (client: Client, change: SettingsChange) =>
  client.call(contract.saveWorkerSettings, { body: change });

/** The public link of the worker. The first of these calls creates it. */
export const fetchShare = (client: Client) => client.call(contract.getWorkerShare, {});

/** The picture of her public page, a PNG. */
export const fetchSharePicture = (client: Client, signal: AbortSignal) =>
  client.call(contract.getWorkerSharePicture, { signal });

/** Ends the sessions of the worker on every device, including this one. */
export const signOutEverywhere = (client: Client) => client.call(signOutWorkerEverywhere, {});
