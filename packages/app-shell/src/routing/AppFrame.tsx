import { LinkProvider } from '@repo/ui/components/LinkProvider';
import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import type { ReactNode } from 'react';
import { AppRouter } from './AppRouter.tsx';
import { RouterLink } from './RouterLink.tsx';

interface AppFrameProps {
  /** Identifies the signed-in user. The function must be stable. */
  readonly owner: () => string;
  /** The text while the next screen loads. */
  readonly waiting: string;
  readonly children: ReactNode;
}

/** The frame of every screen of an app: the router, its links and the sandbox ribbon. */
export function AppFrame({ owner, waiting, children }: AppFrameProps) {
  return (
    <AppRouter owner={owner} waiting={waiting}>
      <LinkProvider link={RouterLink}>
        <SandboxRibbon />
        {children}
      </LinkProvider>
    </AppRouter>
  );
}
