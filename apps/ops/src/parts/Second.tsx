import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';

/** The second line of a cell. */
export const Second = ({ children }: { readonly children: ReactNode }) => (
  <Text as="div" size="small" tone="muted" weight="regular">
    {children}
  </Text>
);
