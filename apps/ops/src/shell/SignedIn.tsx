import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../api/client.ts';
import DataProvider from './DataProvider.tsx';
import { OwnName } from './OwnName.tsx';

interface SignedInProps {
  readonly children: ReactNode;
}

/** The wrapper of the guarded screens. */
export default function SignedIn({ children }: SignedInProps) {
  return (
    <DataProvider>
      <Named>{children}</Named>
    </DataProvider>
  );
}

/** The first administrators come without a name, and their colleagues could not tell one from the other. */
function Named({ children }: SignedInProps) {
  const { data: account } = useQuery(teamAccountQuery(client));
  return account?.name === null ? <OwnName /> : children;
}
