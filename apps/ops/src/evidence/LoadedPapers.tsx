import { TitledCard } from '@repo/ui/components/TitledCard';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from './Loaded.tsx';

interface LoadedPapersProps<Papers> {
  readonly title: string;
  readonly query: UseQueryResult<Papers>;
  readonly children: (papers: Papers) => ReactNode;
}

/** A card of evidence, as soon as it has arrived. */
export const LoadedPapers = <Papers,>({ title, query, children }: LoadedPapersProps<Papers>) => (
  <TitledCard title={title}>
    <Loaded what={title.toLowerCase()} query={query}>
      {children}
    </Loaded>
  </TitledCard>
);
