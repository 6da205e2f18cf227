import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import {
  decideTeamChange,
  endMembership,
  endSessionsOfMember,
  listSessionsOfMember,
  listTeam,
  proposeTeamChange,
} from '../contract/team.ts';

export const TEAM = ['team'] as const;
export type Team = AnswerOf<typeof listTeam>;
export type TeamMember = Team['members'][number];
export type TeamChange = Team['changes'][number];
export type TeamProposal = BodyOf<typeof proposeTeamChange>;
export type TeamDecision = BodyOf<typeof decideTeamChange>['decision'];

export const teamQuery = (client: Client) =>
  queryOptions({ queryKey: TEAM, queryFn: ({ signal }) => client.call(listTeam, { signal }) });

export const proposeChange = (client: Client, proposal: TeamProposal) =>
  client.call(proposeTeamChange, { body: proposal });

export const decideChange = (client: Client, id: string, decision: TeamDecision) =>
  client.call(decideTeamChange, { params: { id }, body: { decision } });

export const endMember = (client: Client, id: string, reason: string) =>
  client.call(endMembership, { params: { id }, body: { reason } });

export const sessionsOfMemberQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...TEAM, 'sessions', id],
    queryFn: async ({ signal }) =>
      (await client.call(listSessionsOfMember, { params: { id }, signal })).sessions,
  });

export const endSessionsOf = (client: Client, id: string, ended: BodyOf<typeof endSessionsOfMember>) =>
  client.call(endSessionsOfMember, { params: { id }, body: ended });
