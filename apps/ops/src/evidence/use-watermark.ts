import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { formatMoment } from '@repo/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';

/** Who looks and since when, for the pictures of a person: a photo of the screen names its leak. */
export function useWatermark(): string {
  const [since] = useState(() => formatMoment(new Date()));
  const { data: account } = useQuery(teamAccountQuery(client));
  return `${account?.name ?? account?.phone ?? 'Team member'}, ${since}`;
}
