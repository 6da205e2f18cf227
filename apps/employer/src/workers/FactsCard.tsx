import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';

interface FactsCardProps {
  readonly title: string;
  readonly items: readonly Definition[];
  /** A note on how to read the facts. */
  readonly note?: string;
  /** The consequences of the facts. */
  readonly children?: ReactNode;
}

/** A group of facts about a worker. */
export function FactsCard({ title, items, note, children }: FactsCardProps) {
  return (
    <TitledCard title={title}>
      {note !== undefined && <Text tone="muted">{note}</Text>}
      <DefinitionList items={items} />
      {children}
    </TitledCard>
  );
}
