import { Content } from '@repo/ui/primitives/Content';
import { Spread } from '@repo/ui/primitives/Spread';
import type { ReactNode } from 'react';
import { UserMenu } from './UserMenu.tsx';

/** The strip at the top of a signed-in screen: the brand and the account. */
export const TopStrip = ({ children }: { readonly children: ReactNode }) => (
  <Content width="desk">
    <Spread>
      {children}
      <UserMenu />
    </Spread>
  </Content>
);
