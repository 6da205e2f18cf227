import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';

interface FactsCardProps {
  readonly title: string;
  readonly items: readonly Definition[];
  /** How the facts are to be read. */
  readonly note?: string;
  /** What follows from them. */
  readonly children?: ReactNode;
}

/** Facts about a worker that belong together. */
export function FactsCard({ title, items, note, children }: FactsCardProps) {
  return (
    <TitledCard title={title}>
      {note !== undefined && <Text tone="muted">{note}</Text>}
      <DefinitionList items={items} />
      {children}
    </TitledCard>
  );
}
