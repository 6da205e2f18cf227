import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { FOR_OUR_TEAM } from './words.ts';

/** The way to a report of one's own, after what others reported. */
export const DidYouSee = ({ children }: { readonly children: ReactNode }) => (
  <TitledCard title="Did you see something?">
    <Text tone="muted">{FOR_OUR_TEAM}</Text>
    {children}
  </TitledCard>
);
