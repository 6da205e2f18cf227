import type { ReactNode } from 'react';
import * as css from './SandboxRibbon.css.ts';

export interface SandboxRibbonProps {
  /** What that means here, or a link to the sandbox. */
  children?: ReactNode;
}

/** Says on every page that no real provider is behind it. Seen only where `--sandbox-ribbon` is set to `flex`. */
export function SandboxRibbon({ children = 'No real money, messages or checks.' }: SandboxRibbonProps) {
  return (
    <aside className={css.ribbon} aria-label="Sandbox">
      <span className={css.name}>Sandbox</span>
      <span>{children}</span>
    </aside>
  );
}
