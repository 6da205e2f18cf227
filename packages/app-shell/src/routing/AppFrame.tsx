import { LinkProvider } from '@repo/ui/components/LinkProvider';
import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import type { ReactNode } from 'react';
import { AppRouter } from './AppRouter.tsx';
import { RouterLink } from './RouterLink.tsx';

interface AppFrameProps {
  /** Tells one signed-in person from the next; always the same function. */
  readonly owner: () => string;
  /** Said while the next screen is on its way. */
  readonly waiting: string;
  readonly children: ReactNode;
}

/** What is around every screen of an app: the router, links that go through it, and the word that this is the sandbox. */
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
