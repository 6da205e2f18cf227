import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import { deploymentQuirks } from '../normalise/deployment-quirks.ts';
import type { AnswerOf } from '../contract/define-call.ts';
import * as contract from '../contract/employer.ts';
import * as invitations from '../contract/invitations.ts';
import { toDashboard } from '../normalise/dashboard.ts';

export const dashboardQuery = (client: Client) =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) =>
      toDashboard(await client.call(contract.getDashboard, { signal }), deploymentQuirks()),
  });

export const invitationQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: ['invitation', workerId],
    queryFn: ({ signal }) =>
      client.call(invitations.getInvitationStatus, { params: { nannyId: workerId }, signal }),
  });

export type InvitationState = AnswerOf<typeof invitations.getInvitationStatus>;

export interface Invitation {
  readonly name: string;
  /** As stored: +254 and nine digits. */
  readonly phone: string;
  readonly packageId: number;
  readonly location: string | null;
  readonly serviceType: string | null;
}

export const inviteWorker = (client: Client, invitation: Invitation) =>
  client.call(invitations.initiateVerification, {
    body: {
      name: invitation.name,
      phone: invitation.phone,
      package_id: invitation.packageId,
      location: invitation.location,
      service_type: invitation.serviceType,
    },
  });

export const dismissPurchase = (client: Client, purchaseId: string) =>
  client.call(contract.dismissPurchase, { params: { id: purchaseId } });

export const withdrawInvitation = (client: Client, workerId: string) =>
  client.call(invitations.withdrawInvitation, { params: { nannyId: workerId } });

export const changeInvitation = (client: Client, workerId: string, packageId: number) =>
  client.call(invitations.changeInvitation, {
    params: { nannyId: workerId },
    body: { package_id: packageId },
  });
